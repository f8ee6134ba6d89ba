import { run } from './bootstrap.mjs';

await run('tools/chaos/main.ts');
