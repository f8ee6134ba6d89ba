import type { Answers, FieldName, PanelId } from '@applicant-hub/domain';
import type { OpenClash } from '../form/clash-form.ts';
import type { LookupView } from '../questions/view.ts';
import type { FieldErrors } from '../questions/personalisation-question-form.ts';

/** Values that were typed into a panel and are not saved. */
export interface TypedPanel {
  readonly panel: PanelId;
  /** All answers: the values in the form, and the saved values of other questions. */
  readonly answers: Answers;
  /**
   * The values that were saved when the form was filled in. The user has changed each answer that
   * differs from its base.
   */
  readonly base: Answers;
  /** Answers that were changed both here and elsewhere, with the user's decisions. */
  readonly clashes: readonly OpenClash[];
  /** Region of the phone number, which is not saved. */
  readonly phoneRegion: string | undefined;
}

export interface PanelOutcome {
  /** Unique per submission, so that a repeated message is announced again. */
  readonly id: string;
  readonly panel: PanelId;
  /** Null if the form never reached the server. Its fields still contain the typed values. */
  readonly typed: TypedPanel | null;
  /** Whether fields receive new values, from a lookup or from a save elsewhere. */
  readonly isRefilled: boolean;
  /**
   * Fields that were changed both here and elsewhere, and need a decision before the form can be
   * saved.
   */
  readonly undecided: readonly FieldName[];
  /** Result of a lookup without scripts. */
  readonly lookup: LookupView | null;
  readonly errors: FieldErrors;
  /**
   * Message that the panel could not be saved, regardless of its answers; null if there is no such
   * problem.
   */
  readonly problem: string | null;
}

export const panelOf = (panels: readonly PanelId[], id: unknown): PanelId | null =>
  panels.find((panel) => panel === id) ?? null;
