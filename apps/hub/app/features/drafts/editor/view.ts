import { reduceDraft } from '../device/machine.ts';
import { type DraftState, type ServerText, initialDraft } from '../device/state.ts';

export interface DraftView extends ServerText {
  id: string;
  /** Identifies the owner, without their name. */
  owner: string;
  /** Text that was stashed before a sign-in and is not saved; null if there is none. */
  kept: ServerText | null;
  /**
   * When the newest version was stored (epoch milliseconds); null when there is none or it is
   * unknown.
   */
  keptAt: number | null;
}

export interface DraftOutcome {
  /** The submitted text, and the version that it is based on. */
  typed: ServerText;
  /** Message why it was not saved; null when it was saved elsewhere in between. */
  problem: string | null;
}

export function startDraft(view: DraftView, outcome: DraftOutcome | null): DraftState {
  const { text, version, keptAt } = view;
  const start = { ...initialDraft({ text, version }), keptAt };
  const typed = outcome?.typed ?? view.kept;
  if (typed === null) return start;
  const copy = { ...typed, unanswered: [], aside: [] };
  const state = reduceDraft(start, { type: 'found', copy, at: 0 });
  // The applicant does not need to be shown the text of a moment ago.
  return outcome === null ? state : { ...state, aside: [] };
}
