import { chromium, firefox, pdftotext, run, webKitDriver, xvfb } from './bootstrap.mjs';

await run('tools/suites/browsers.ts', [chromium, webKitDriver, xvfb, firefox, pdftotext]);
