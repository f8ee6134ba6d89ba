/** An element as a screen reader announces it: role and accessible name, as in `button "Close"`. */
export type Spoken = `${string} "${string}"`;

/**
 * Expected state after a step, in addition to focus. The first four states and `value` concern the
 * focused element. `active` is the option that arrow keys select while focus remains in a field.
 * For plain text, `text` replaces the role: `shows text "By 14 May."`.
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

/**
 * A key as named by `KeyboardEvent.key` (`Shift+Tab`, `ArrowDown`, `b`), and the element that has
 * focus after the key is pressed.
 */
export type JourneyStep = readonly [key: string, focus: Spoken, state?: JourneyState];

/** A keyboard journey through one example. Initially, focus is before the example. */
export interface KeyboardJourney {
  /** Name of the example in the component's examples file. */
  readonly example: string;
  /**
   * `on`: the journey needs scripts. `off`: the journey runs if scripts are disabled, instead of an
   * `on` journey. By default, the journey is the same with and without scripts.
   */
  readonly scripts?: 'on' | 'off' | undefined;
  readonly steps: readonly JourneyStep[];
}

export interface KeyboardRow {
  /** Key names as printed on keys, for example "Tab, Shift + Tab". */
  readonly keys: string;
  readonly does: string;
}

/**
 * Usage guide of a component. It is data: the documentation displays it, and
 * `gallery/keyboard-journeys.spec.ts` performs its journeys in a browser. All components of one
 * folder share a guide.
 */
export interface Guide {
  /** When to use the component. */
  readonly use: readonly string[];
  /** When not to use it, and the alternative. */
  readonly avoid: readonly string[];
  /** Empty if no element of the component can receive focus. */
  readonly keyboard: readonly KeyboardRow[];
  /** Accessibility criteria: "must …". Each criterion is testable. */
  readonly criteria: readonly string[];
  /** Appearance and behaviour in a browser without scripts. */
  readonly withoutScripts: string;
  /** Empty by default, for components without keyboard interaction. */
  readonly keyboardJourneys?: readonly KeyboardJourney[] | undefined;
}
