#!/bin/sh
# WebKit prints the messages of the console to the standard output, which WebKitWebDriver drops.
exec "$BROWSER_PROGRAM" "$@" >> "$BROWSER_OUTPUT" 2>&1
