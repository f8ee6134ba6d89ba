import type { Control } from '../fixtures/control.ts';

/** The full name of a button, or a pattern for its start. */
type Name = string | RegExp;

/**
 * A step of an action. By default, `press` presses the last button with the name, because it is the
 * furthest from the top.
 */
export type Step =
  | { press: Name; isFirst?: true; region?: string }
  /**
   * A selector: `follow` opens the first matching link, and `tick` ticks the first matching box.
   */
  | { follow: string }
  | { tick: string };

export interface SmallAction {
  /** The action in words. */
  name: string;
  /**
   * Whether a browser test also checks that the result is in view. One action for each kind of part
   * is enough.
   */
  isSeen?: true;
  persona: string;
  /** Prepares the page's data. */
  prepare?: (control: Control) => Promise<unknown>;
  path: string;
  steps: readonly Step[];
  /** Id of the part of the page that shows the action's result. */
  at: RegExp;
  says: string | RegExp;
}
