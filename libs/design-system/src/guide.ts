/** Something as a screen reader says it: its role and its accessible name, as in `button "Close"`. */
export type Spoken = `${string} "${string}"`;

/**
 * What is true after a step besides the place of focus. The first four are about what has focus, and
 * so is its `value`; `active` is the option that arrow keys point at while focus stays in a field.
 * `text` stands for a role where words have none: `shows text "By 14 May."`.
 */
export type JourneyState =
  | 'expanded'
  | 'collapsed'
  | 'checked'
  | 'unchecked'
  | `value "${string}"`
  | `active ${Spoken}`
  | `shows ${Spoken}`
  | `hides ${Spoken}`;

/** A key as `KeyboardEvent.key` calls it (`Shift+Tab`, `ArrowDown`, `b`), and what has focus afterwards. */
export type JourneyStep = readonly [key: string, focus: Spoken, state?: JourneyState];

/** A way through one example by keyboard. It begins in front of the example. */
export interface KeyboardJourney {
  /** The name of the example in the component's examples file. */
  readonly example: string;
  /** `on`: a script adds it. `off`: it stands in for the script. Default: it is the same with both. */
  readonly scripts?: 'on' | 'off' | undefined;
  readonly steps: readonly JourneyStep[];
}

export interface KeyboardRow {
  /** As they stand on the keys, for example "Tab, Shift + Tab". */
  readonly keys: string;
  readonly does: string;
}

/**
 * What somebody has to know who has never seen a component. It is data: the documentation shows it
 * and `gallery/keyboard-journeys.spec.ts` takes its journeys in a browser. The components of one folder
 * share a guide.
 */
export interface Guide {
  /** When it is the right one. */
  readonly use: readonly string[];
  /** When it is not, and what is. */
  readonly avoid: readonly string[];
  /** Empty when nothing in it can have focus. */
  readonly keyboard: readonly KeyboardRow[];
  /** Acceptance criteria of its accessibility: "must …", each of them something that can be checked. */
  readonly criteria: readonly string[];
  /** What it is and does in a browser that runs no script. */
  readonly withoutScripts: string;
  /** Default: none, because there is nothing to go through. */
  readonly keyboardJourneys?: readonly KeyboardJourney[] | undefined;
}
