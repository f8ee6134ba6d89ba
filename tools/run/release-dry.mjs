import { run } from './bootstrap.mjs';

await run('libs/design-system/packaging/release.ts');
