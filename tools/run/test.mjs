import {
  chromium,
  cog,
  firefox,
  headlessShell,
  nginx,
  oldWebKitDriver,
  openssl,
  pdftotext,
  postgres,
  promtool,
  python3,
  redisServer,
  run,
  webKitDriver,
  xvfb,
} from './bootstrap.mjs';
import { provideOldChromium } from './old-chromium.mjs';

const isAll = process.argv.includes('--all');

if (isAll) provideOldChromium();
await run('tools/suites/main.ts', [
  chromium,
  headlessShell,
  redisServer,
  postgres,
  pdftotext,
  nginx,
  openssl,
  promtool,
  python3,
  webKitDriver,
  xvfb,
  ...(isAll ? [firefox, oldWebKitDriver, cog] : []),
]);
