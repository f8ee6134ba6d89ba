import type { Answers, FieldName, PanelId } from '@applicant-hub/domain';
import type { OpenClash } from '../form/clash-form.ts';
import type { LookupView } from '../questions/view.ts';
import type { FieldErrors } from '../questions/personalisation-question-form.ts';

/** What was typed into a panel before the page that shows it. */
export interface TypedPanel {
  readonly panel: PanelId;
  /** All that is known, with what the form said. */
  readonly answers: Answers;
  /** What was saved when the form was filled in: what differs from it was changed in the form. */
  readonly base: Answers;
  /** What was changed elsewhere as well, and which answer is wanted. */
  readonly clashes: readonly OpenClash[];
  /** The region of the phone number, which is not saved. */
  readonly phoneRegion: string | undefined;
}

/** What came of a form that was sent and not saved. */
export interface PanelOutcome {
  /** One per form that was sent, so that what is said about it is said again. */
  readonly id: string;
  readonly panel: PanelId;
  /** Null when the form never arrived; its fields still hold what was typed. */
  readonly typed: TypedPanel | null;
  /** Whether fields are filled in anew: by a lookup, or with what was saved elsewhere. */
  readonly isRefilled: boolean;
  /** What was changed elsewhere as well, and has to be decided first. */
  readonly undecided: readonly FieldName[];
  /** What a lookup without scripts found. */
  readonly lookup: LookupView | null;
  readonly errors: FieldErrors;
  /** Why the save as a whole failed. */
  readonly problem: string | null;
}

/** The panel of an id, as an address or a form has it. */
export const panelOf = (panels: readonly PanelId[], id: unknown): PanelId | null =>
  panels.find((panel) => panel === id) ?? null;
