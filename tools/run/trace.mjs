import { run } from './bootstrap.mjs';

await run('tools/trace/main.ts');
