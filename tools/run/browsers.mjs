import { chromium, firefox, run, webKitDriver, xvfb } from './bootstrap.mjs';

await run('tools/suites/browsers.ts', [chromium, webKitDriver, xvfb, firefox]);
