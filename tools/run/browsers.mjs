import {
  chromium,
  cog,
  firefox,
  oldWebKitDriver,
  pdftotext,
  run,
  webKitDriver,
  xvfb,
} from './bootstrap.mjs';
import { provideOldChromium } from './old-chromium.mjs';

provideOldChromium();
await run('tools/suites/browsers.ts', [
  chromium,
  webKitDriver,
  xvfb,
  firefox,
  oldWebKitDriver,
  cog,
  pdftotext,
]);
