import type { Control } from '../fixtures/control.ts';

/** The full name of a button, or a pattern for its start. */
type Name = string | RegExp;

/** The last button with the name is pressed by default, because it is the furthest from the top. */
export type Step =
  | { press: Name; isFirst?: true; region?: string }
  /** A selector: the first matching link is followed, or the first matching box ticked. */
  | { follow: string }
  | { tick: string };

export interface SmallAction {
  /** The action in words. */
  name: string;
  /**
   * Whether a browser test checks the final position: one action for each kind of part is enough.
   */
  isSeen?: true;
  persona: string;
  /** Prepares the data of the page. */
  prepare?: (control: Control) => Promise<unknown>;
  path: string;
  steps: readonly Step[];
  /** Id of the part of the page where the action ends. */
  at: RegExp;
  says: string | RegExp;
}
