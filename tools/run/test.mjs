import { chromium, redisServer, run } from './bootstrap.mjs';

await run('tools/suites/main.ts', [chromium, redisServer]);
