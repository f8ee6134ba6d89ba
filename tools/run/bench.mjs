import { chromium, nginx, run } from './bootstrap.mjs';

await run('tools/bench/main.ts', [chromium, nginx]);
