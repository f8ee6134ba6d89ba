import {
  chromium,
  firefox,
  headlessShell,
  nginx,
  openssl,
  pdftotext,
  promtool,
  python3,
  redisServer,
  run,
  webKitDriver,
  xvfb,
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
  webKitDriver,
  xvfb,
  ...(process.argv.includes('--all') ? [firefox] : []),
]);
