import { reduceDraft } from '../device/machine.ts';
import { type DraftState, type ServerText, initialDraft } from '../device/state.ts';

export interface DraftView extends ServerText {
  id: string;
  /** Identifies the owner, without their name. */
  owner: string;
  /** Text that was stashed before a sign-in and is not saved; null if no text was stashed. */
  kept: ServerText | null;
  /**
   * When the newest version was stored (epoch milliseconds); null if no version is stored, or if
   * this is unknown.
   */
  keptAt: number | null;
}

export interface DraftOutcome {
  /** The submitted text, and the version that it is based on. */
  typed: ServerText;
  /**
   * The message that explains why the text was not saved; null when another text was saved
   * elsewhere in the meantime.
   */
  problem: string | null;
}

export function startDraft(view: DraftView, outcome: DraftOutcome | null): DraftState {
  const { text, version, keptAt } = view;
  const start = { ...initialDraft({ text, version }), keptAt };
  const typed = outcome?.typed ?? view.kept;
  if (typed === null) return start;
  const copy = { ...typed, unanswered: [], aside: [] };
  const state = reduceDraft(start, { type: 'found', copy, at: 0 });
  // After a form was sent, the page does not offer the older text that the applicant has just
  // edited.
  return outcome === null ? state : { ...state, aside: [] };
}
