import { run } from './bootstrap.mjs';

await run('tools/start/dev.ts');
