import { chromium, run } from './bootstrap.mjs';

await run('tools/bench/main.ts', [chromium]);
