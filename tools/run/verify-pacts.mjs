import { run } from './bootstrap.mjs';

process.argv.splice(2, 0, 'verify-provider');
await run('tools/pacts/cli.ts');
