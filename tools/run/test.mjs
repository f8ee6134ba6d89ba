import { chromium, headlessShell, pdftotext, redisServer, run } from './bootstrap.mjs';

await run('tools/suites/main.ts', [chromium, headlessShell, redisServer, pdftotext]);
