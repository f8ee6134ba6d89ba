import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Button, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { miniBrowser } from '../../fixtures/browsers.ts';
import { stop, untilResponds } from '../../fixtures/child.ts';
import { ports, urls } from '../../fixtures/stack.ts';
import type { BrowserWindow, Driver, Key, Point, Size, WindowOptions } from './driver.ts';

const screen: Size = { width: 1800, height: 1400 };

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Backspace: Keys.BACK_SPACE,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** Longer than any page of a busy machine takes (milliseconds). */
const pageLoadMs = 30_000;

/** Starts WebKitGTK's WebDriver on a display without a screen. */
export async function startWebKit(): Promise<Driver> {
  if (miniBrowser.executablePath === undefined) {
    throw new Error('WebKitGTK has no MiniBrowser here: set MINIBROWSER_PATH to its path');
  }
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const output = join(folder, 'console.log');
  await wantLessMotion(folder);
  const display = spawn(
    process.env['XVFB_PATH'] ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await firstLine(display.stdio[3] as NodeJS.ReadableStream);
  const driver = spawn(
    process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver',
    ['--host=127.0.0.1', `--port=${ports.webKitDriver}`],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${number}`,
        HOME: folder,
        XDG_RUNTIME_DIR: folder,
        MINIBROWSER: miniBrowser.executablePath,
        MINIBROWSER_OUTPUT: output,
        // Containers have no user namespaces, and the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    },
  );
  const removeDisplay = async () => {
    await stop(display);
    await rm(folder, { recursive: true, force: true });
  };
  const server = urls.webKitDriver;
  await untilResponds(driver, `${server}/status`).catch(async (error: unknown) => {
    await removeDisplay();
    throw error;
  });
  return {
    openWindow: (options) => openWindow(server, output, options),
    async stop() {
      await stop(driver);
      await removeDisplay();
    },
  };
}

/** Sets GTK's setting for animations, which WebKit shows to pages as `prefers-reduced-motion`. */
async function wantLessMotion(home: string): Promise<void> {
  const settings = join(home, '.config/gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

async function openWindow(
  server: string,
  output: string,
  { size, scripts }: WindowOptions,
): Promise<BrowserWindow> {
  await writeFile(output, '');
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // With another strategy, a command that follows a redirect of Back never ends.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: new URL('minibrowser.sh', import.meta.url).pathname,
      args: [
        '--automation',
        // Without it, a toolbar makes the window at least 447 pixels wide.
        '--full-screen',
        '--enable-write-console-messages-to-stdout=true',
        `--enable-javascript=${scripts}`,
      ],
    },
  });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await session
    .manage()
    .window()
    .setRect({
      // Without a window manager, the window below the pointer has the focus of the keyboard, and the
      // pointer is in the middle of the screen.
      x: (screen.width - size.width) / 2,
      y: (screen.height - size.height) / 2,
      ...size,
    });
  return {
    open: (url) => untilLoaded(session, () => session.get(url)),
    evaluate: (source, argument) =>
      session.executeScript(`return (${source})(arguments[0])`, argument),
    moveMouse: (to) => session.actions().move(at(to)).perform(),
    click: (point) => session.actions().move(at(point)).click().perform(),
    drag: (path) => drag(session, path),
    type: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().keyDown(keys[key]).keyUp(keys[key]).perform(),
    selectAll: () =>
      session.actions().keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL).perform(),
    screenshot: async (file) =>
      writeFile(file, await session.takeScreenshot(), { encoding: 'base64' }),
    print: () => Promise.reject(new Error('WebKitGTK cannot print to a file')),
    errors: () => consoleErrors(readFileSync(output, 'utf8')),
    close: () => session.quit(),
  };
}

/** Marks the old page, because the driver does not wait for the new one. */
async function untilLoaded(session: WebDriver, load: () => Promise<void>): Promise<void> {
  await session.executeScript('window.isOld = true');
  await load();
  await session.wait(
    () =>
      session
        .executeScript("return !window.isOld && document.readyState === 'complete'")
        .catch(() => false),
    pageLoadMs,
  );
}

const at = ({ x, y }: Point) => ({
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: Origin.VIEWPORT,
});

const drag = (session: WebDriver, [from, ...path]: readonly Point[]): Promise<void> => {
  if (!from) return Promise.resolve();
  const actions = session.actions().move(at(from)).press(Button.LEFT);
  for (const to of path) actions.move(at(to));
  return actions.release(Button.LEFT).perform();
};

/** WebKit prints "CONSOLE ERROR", "CONSOLE JS ERROR" and "CONSOLE SECURITY ERROR". */
const consoleErrors = (output: string): string[] =>
  output.split('\n').filter((line) => /CONSOLE (\w+ )*ERROR/.test(line));

async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  const [text] = (await once(stream, 'data')) as [Buffer];
  return text.toString().trim();
}
