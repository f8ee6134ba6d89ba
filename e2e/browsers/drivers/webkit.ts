import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { miniBrowser } from '../../fixtures/browsers.ts';
import { stop } from '../../fixtures/child.ts';
import type { Driver, Size } from './driver.ts';
import { makeHome, startWebDriver } from './web-driver.ts';

const screen: Size = { width: 1800, height: 1400 };

/** Starts WebKitGTK's WebDriver on a virtual display. */
export async function startWebKit(): Promise<Driver> {
  if (miniBrowser.executablePath === undefined) {
    throw new Error('WebKitGTK has no MiniBrowser here: set MINIBROWSER_PATH to its path');
  }
  const home = await makeHome();
  await wantLessMotion(home);
  const display = spawn(
    process.env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await firstLine(display.stdio[3] as NodeJS.ReadableStream);
  const server = await startWebDriver({
    driver: process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver',
    browser: miniBrowser.executablePath,
    browserName: 'MiniBrowser',
    optionsName: 'webkitgtk:browserOptions',
    home,
    env: { DISPLAY: `:${number}` },
  }).catch(async (error: unknown) => {
    await stop(display);
    throw error;
  });
  return {
    async openWindow({ size, scripts }) {
      const session = await server.openSession([
        // Without this option, a toolbar makes the window at least 447 pixels wide.
        '--full-screen',
        `--enable-javascript=${scripts}`,
      ]);
      await session
        .manage()
        .window()
        .setRect({
          // Without a window manager, the window below the pointer has keyboard focus, and the
          // pointer is in the middle of the screen. So the window is centred.
          x: (screen.width - size.width) / 2,
          y: (screen.height - size.height) / 2,
          ...size,
        });
      return server.windowOf(session);
    },
    async stop() {
      await server.stop();
      await stop(display);
    },
  };
}

/** Sets GTK's setting for animations, which WebKit shows to pages as `prefers-reduced-motion`. */
async function wantLessMotion(home: string): Promise<void> {
  const settings = join(home, '.config/gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  const [text] = (await once(stream, 'data')) as [Buffer];
  return text.toString().trim();
}
