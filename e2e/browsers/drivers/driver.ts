/** The name of an engine that the suite drives. */
export type Engine =
  'webkit' | 'firefox' | 'chromium' | 'old-webkit' | 'old-chromium' | 'firefox-forced-colours';

export interface Size {
  width: number;
  height: number;
}

/** The settings of one window. The window has its own cookies and storage. */
export interface WindowOptions {
  size: Size;
  /** Whether WebKit runs the scripts of pages. The suite's own scripts always run. */
  scripts: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** An element as a screen reader announces it. */
export interface Announced {
  role: string;
  name: string;
}

/**
 * One browser window, with only the operations that WebDriver and WebDriver BiDi share. All other
 * helpers use these operations, so that a journey is the same in each engine.
 */
export interface BrowserWindow {
  /** Opens an address and waits until the page has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param source the source of a function with one argument
   * @param argument a JSON value
   * @returns the result, which is a JSON value
   */
  evaluate: (source: string, argument: unknown) => Promise<unknown>;
  /**
   * Compares a part of the page with the accessibility tree of the engine.
   *
   * @param part a CSS selector
   * @returns the expected elements that the tree does not contain in this part
   */
  unannounced: (part: string, expected: readonly Announced[]) => Promise<Announced[]>;
  moveMouse: (to: Point) => Promise<void>;
  click: (at: Point) => Promise<void>;
  /**
   * Presses the button at the first point, moves to each further point, and releases the button.
   */
  drag: (path: readonly Point[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /**
   * Presses a key, or a key with modifiers: `Tab`, `Shift+Tab`, `Control+a`.
   *
   * @param keys the names of `KeyboardEvent.key`, and `Space`
   */
  press: (keys: string) => Promise<void>;
  /** @param file the path of the picture, which ends in `.png` */
  screenshot: (file: `${string}.png`) => Promise<void>;
  /** Writes the printed page to a PDF file. WebKitGTK's driver does not support it. */
  print: (file: string) => Promise<void>;
  /**
   * Errors in the console since the window was opened, including violations of the content policy.
   */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

/** A running browser, which one worker uses for all its journeys. */
export interface Driver {
  openWindow: (options: WindowOptions) => Promise<BrowserWindow>;
  stop: () => Promise<void>;
}
