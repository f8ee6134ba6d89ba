import {
  chromium,
  headlessShell,
  nginx,
  openssl,
  pdftotext,
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
]);
