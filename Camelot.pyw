"""For a double click: the same door as main.py, without a console where the system tells the two
kinds of file apart (Windows starts ``.pyw`` files with a Python that opens none).
"""

import sys

import main

if __name__ == "__main__":
    sys.exit(main.main())
