import { chromium, headlessShell, nginx, openssl, redisServer, run } from './bootstrap.mjs';

await run('tools/suites/e2e.ts', [chromium, headlessShell, redisServer, nginx, openssl]);
