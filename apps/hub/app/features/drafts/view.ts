import { type DraftState, type ServerText, initialDraft, reduceDraft } from './machine.ts';

/** A text as a page gets it from the server (`loadDraft`). */
export interface DraftView extends ServerText {
  /** Which text it is. */
  id: string;
  /** Says whose it is, and is no name. */
  owner: string;
  /** What somebody wrote before they had to sign in again, and is not saved; null mostly. */
  kept: ServerText | null;
  /** When its newest version was made (epoch milliseconds); null when none is kept, or known. */
  keptAt: number | null;
}

/** What the server answers a form without scripts that was not saved (`actDraft`). */
export interface DraftOutcome {
  /** What was written, and the version that it was made from. */
  typed: ServerText;
  /** Why it was not saved, in words; null when it was saved from elsewhere in between. */
  problem: string | null;
}

/** The text of a page as it begins, with what was written before and is not saved. */
export function startDraft(view: DraftView, outcome: DraftOutcome | null): DraftState {
  const { text, version, keptAt } = view;
  const start = { ...initialDraft({ text, version }), keptAt };
  const typed = outcome?.typed ?? view.kept;
  if (typed === null) return start;
  const copy = { ...typed, unanswered: [], aside: [] };
  const state = reduceDraft(start, { type: 'found', copy, at: 0 });
  // They know what they wrote a moment ago.
  return outcome === null ? state : { ...state, aside: [] };
}
