import {
  chromium,
  headlessShell,
  nginx,
  openssl,
  pdftotext,
  promtool,
  python3,
  redisServer,
  run,
} from './bootstrap.mjs';

await run('tools/suites/main.ts', [
  chromium,
  headlessShell,
  redisServer,
  pdftotext,
  nginx,
  openssl,
  promtool,
  python3,
]);
