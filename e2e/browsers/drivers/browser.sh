#!/bin/sh
# Writes the output of the browser to a file. WebKit prints the console messages of pages to its
# output, and WebKitWebDriver discards that output.
exec "$BROWSER_PROGRAM" "$@" >> "$BROWSER_OUTPUT" 2>&1
