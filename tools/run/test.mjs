import { chromium, pdftotext, redisServer, run } from './bootstrap.mjs';

await run('tools/suites/main.ts', [chromium, redisServer, pdftotext]);
