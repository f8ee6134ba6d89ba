import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Button, Capabilities, Key as Keys, Origin } from 'selenium-webdriver';
import type { WebDriver } from 'selenium-webdriver';
import { kill, stop, untilResponds } from '../../fixtures/child.ts';
import { ports, urls } from '../../fixtures/stack.ts';
import type { Announced, BrowserWindow, Point } from './driver.ts';

/** The characters that WebDriver uses for keys that have no character. */
const keys: Readonly<Record<string, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Backspace: Keys.BACK_SPACE,
  Space: Keys.SPACE,
  Home: Keys.HOME,
  End: Keys.END,
  PageUp: Keys.PAGE_UP,
  PageDown: Keys.PAGE_DOWN,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Alt: Keys.ALT,
  Control: Keys.CONTROL,
  Shift: Keys.SHIFT,
};

/** Time limit that exceeds any page load, even on a busy machine (milliseconds). */
const pageLoadMs = 30_000;

/** Time limit that exceeds the start of a browser, even on a busy machine (milliseconds). */
const sessionMs = 15_000;

/** Time limit that exceeds any script of the suite, even on a busy machine (milliseconds). */
const scriptMs = 6_000;

/** A WebDriver and the browser that it starts. */
interface Programs {
  driver: string;
  browser: string;
  /** The names of the browser and of its options in WebDriver. */
  browserName: string;
  optionsName: string;
  /** The home folder of the driver and the browser. */
  home: string;
  env?: NodeJS.ProcessEnv;
}

export interface WebDriverServer {
  openSession: (args: readonly string[]) => Promise<WebDriver>;
  windowOf: (session: WebDriver) => BrowserWindow;
  stop: () => Promise<void>;
}

/** Creates a home folder, so that a browser ignores the user's settings. */
export const makeHome = () => mkdtemp(join(tmpdir(), 'webkit-'));

/** Starts a WebDriver for WebKit. Its home folder is removed when it stops. */
export async function startWebDriver(programs: Programs): Promise<WebDriverServer> {
  const { home, browserName, optionsName } = programs;
  const output = join(home, 'console.log');
  const removeHome = () => rm(home, { recursive: true, force: true });
  let driver = await startDriver(programs, output).catch(async (error: unknown) => {
    await removeHome();
    throw error;
  });
  async function openSession(args: readonly string[]): Promise<WebDriver> {
    await writeFile(output, '');
    const capabilities = new Capabilities({
      browserName,
      // With another strategy, a command never finishes after Back has led to a redirect.
      pageLoadStrategy: 'none',
      [optionsName]: {
        binary: new URL('browser.sh', import.meta.url).pathname,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true', ...args],
      },
    });
    const builder = new Builder().usingServer(urls.webKitDriver).withCapabilities(capabilities);
    return within(sessionMs, builder.build());
  }
  return {
    // About once in 150 sessions on a busy machine, WebKitWebDriver never responds to this request.
    // A new driver responds.
    openSession: (args) =>
      openSession(args).catch(async () => {
        await kill(driver);
        driver = await startDriver(programs, output);
        return openSession(args);
      }),
    windowOf: (session) => windowOf(session, output),
    async stop() {
      await stop(driver);
      await removeHome();
    },
  };
}

async function startDriver(programs: Programs, output: string): Promise<ChildProcess> {
  const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${ports.webKitDriver}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...programs.env,
      HOME: programs.home,
      XDG_RUNTIME_DIR: programs.home,
      BROWSER_PROGRAM: programs.browser,
      BROWSER_OUTPUT: output,
      // Containers have no user namespaces, and the pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  await untilResponds(driver, `${urls.webKitDriver}/status`);
  return driver;
}

const windowOf = (session: WebDriver, output: string): BrowserWindow => ({
  open: (url) => untilLoaded(session, () => session.get(url)),
  evaluate: (source, argument) => runScript(session, `return (${source})(arguments[0])`, argument),
  unannounced: (part, expected) => unannounced(session, part, expected),
  moveMouse: (to) => session.actions().move(at(to)).perform(),
  click: (point) => session.actions().move(at(point)).click().perform(),
  drag: (path) => drag(session, path),
  type: (text) => session.actions().sendKeys(text).perform(),
  press: (chord) => press(session, chord),
  screenshot: async (file) =>
    writeFile(file, await session.takeScreenshot(), { encoding: 'base64' }),
  print: () => Promise.reject(new Error('WebKitGTK cannot print to a file')),
  errors: () => consoleErrors(readFileSync(output, 'utf8')),
  close: () => session.quit(),
});

async function unannounced(
  session: WebDriver,
  part: string,
  expected: readonly Announced[],
): Promise<Announced[]> {
  const elements = await session.findElements({
    css: `${part} :is(h1, h2, h3, h4, a, button, input, [role])`,
  });
  const announced = new Set<string>();
  for (const element of elements) {
    // The driver fails for an element that is not in the tree, for example because it is hidden.
    const role = await element.getAriaRole().catch(() => null);
    if (role !== null) announced.add(`${role} ${await element.getAccessibleName()}`);
  }
  return expected.filter(({ role, name }) => !announced.has(`${role} ${name}`));
}

/**
 * Runs a script in the page. The driver loses a script that it receives while another page loads,
 * and then never responds. After an error, the suite sends the script again.
 */
const runScript = (session: WebDriver, script: string, argument: unknown = null) =>
  within(scriptMs, session.executeScript(script, argument));

/** @throws if the driver does not respond within the limit (milliseconds) */
async function within<Value>(limit: number, response: Promise<Value>): Promise<Value> {
  const settled = new AbortController();
  const timeout = setTimeout(limit, null, { signal: settled.signal });
  try {
    return await Promise.race([
      response,
      timeout.then(() => Promise.reject(new Error(`the driver did not respond in ${limit} ms`))),
    ]);
  } finally {
    settled.abort();
  }
}

/**
 * Waits until the new page has loaded. The driver itself does not wait, so the old page is marked.
 */
async function untilLoaded(session: WebDriver, load: () => Promise<void>): Promise<void> {
  await runScript(session, 'window.isOld = true');
  await load();
  await session.wait(
    () =>
      runScript(session, "return !window.isOld && document.readyState === 'complete'").catch(
        () => false,
      ),
    pageLoadMs,
  );
}

const at = ({ x, y }: Point) => ({
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
  origin: Origin.VIEWPORT,
});

function press(session: WebDriver, chord: string): Promise<void> {
  const pressed = chord.split('+').map((name) => keys[name] ?? name);
  const actions = session.actions();
  for (const key of pressed) actions.keyDown(key);
  for (const key of pressed.toReversed()) actions.keyUp(key);
  return actions.perform();
}

const drag = (session: WebDriver, [from, ...path]: readonly Point[]): Promise<void> => {
  if (!from) return Promise.resolve();
  const actions = session.actions().move(at(from)).press(Button.LEFT);
  for (const to of path) actions.move(at(to));
  return actions.release(Button.LEFT).perform();
};

/** WebKit prints "CONSOLE ERROR", "CONSOLE JS ERROR" and "CONSOLE SECURITY ERROR". */
const consoleErrors = (output: string): string[] =>
  output.split('\n').filter((line) => /CONSOLE (\w+ )*ERROR/.test(line));
