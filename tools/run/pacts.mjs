import { run } from './bootstrap.mjs';

await run('tools/pacts/cli.ts');
