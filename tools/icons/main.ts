/**
 * Draws the icons of the hub that are not SVG, from `favicon.svg`. Run `node tools/icons/main.ts`
 * after a change to the logo. An end-to-end test compares all icons with the logo.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { icoOf } from './ico.ts';

const folder = join(import.meta.dirname, '../../apps/hub/public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/**
 * The logo without rounded corners, because operating systems cut these icons into their own
 * shapes.
 */
const uncut = mark.replace(' rx="8"', '');

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage();
  const write = (name: string, data: Buffer) => writeFileSync(join(folder, name), data);
  const sizes = [16, 32, 48];
  const small = [];
  for (const size of sizes) small.push({ size, png: await draw(page, mark, size) });
  write('favicon.ico', icoOf(small));
  write('icon-192.png', await draw(page, mark, 192));
  write('icon-512.png', await draw(page, mark, 512));
  write('icon-uncut.png', await draw(page, uncut, 512));
  write('apple-touch-icon.png', await draw(page, uncut, 180));
} finally {
  await browser.close();
}

async function draw(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>html,body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}
