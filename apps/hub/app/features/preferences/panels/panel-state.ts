import type { Answers, FieldName, PanelId } from '@applicant-hub/domain';
import type { OpenClash } from '../form/clash-form.ts';
import type { LookupView } from '../questions/view.ts';
import type { FieldErrors } from '../questions/personalisation-question-form.ts';

/** Values that were typed into a panel before this response. */
export interface TypedPanel {
  readonly panel: PanelId;
  /** All known answers, with those of the form. */
  readonly answers: Answers;
  /**
   * The values that were saved when the form was filled in. An answer that differs was changed in
   * the form.
   */
  readonly base: Answers;
  /** Answers that were also changed elsewhere, with the user's decisions. */
  readonly clashes: readonly OpenClash[];
  /** Region of the phone number, which is not saved. */
  readonly phoneRegion: string | undefined;
}

export interface PanelOutcome {
  /** Unique per submission, so that a repeated message is announced again. */
  readonly id: string;
  readonly panel: PanelId;
  /** Null if the form never arrived; its fields still contain the typed values. */
  readonly typed: TypedPanel | null;
  /** Whether fields get new values: from a lookup, or from a save elsewhere. */
  readonly isRefilled: boolean;
  /** Answers that were also changed elsewhere and need a decision first. */
  readonly undecided: readonly FieldName[];
  /** Result of a lookup without scripts. */
  readonly lookup: LookupView | null;
  readonly errors: FieldErrors;
  /** Why saving failed as a whole. */
  readonly problem: string | null;
}

export const panelOf = (panels: readonly PanelId[], id: unknown): PanelId | null =>
  panels.find((panel) => panel === id) ?? null;
