import { run } from './bootstrap.mjs';

process.argv.splice(2, 0, 'dev');
await run('libs/design-system/.storybook/cli.mjs');
