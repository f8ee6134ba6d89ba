import { type DraftText, isSameText } from '../editor/text.ts';

export interface ServerText {
  text: DraftText;
  /** 0 when no text is saved. */
  version: number;
}

export interface LocalCopy {
  /** Null if the server has the text. The copy then contains only texts that were put aside. */
  text: DraftText | null;
  /** Version of the server's text that this text is based on. */
  version: number;
  /** Texts that this device sent without receiving a response. The server may have saved them. */
  unanswered: readonly DraftText[];
  /** Texts that the applicant rejected and has not dismissed yet. */
  aside: readonly DraftText[];
}

export type DraftPhase =
  /** The server has the text. */
  | { name: 'saved' }
  /** The text is saved when typing has stopped for a while. */
  | { name: 'typing'; dueAt: number }
  /** A save is in progress. Text that is typed now is saved afterwards. */
  | { name: 'saving'; sent: DraftText; keep: boolean; attempt: number }
  /** The save failed and will be retried. */
  | { name: 'waiting'; attempt: number; dueAt: number }
  /** The text was saved elsewhere in the meantime. The applicant has to choose a text. */
  | { name: 'conflict'; other: ServerText }
  /** The session has expired. Nothing can be saved until the applicant signs in again. */
  | { name: 'signedOut' }
  /** The text is invalid and cannot be saved. `message` explains why. */
  | { name: 'refused'; message: string };

/** A text that is not shown but can be restored. */
export interface AsideText {
  text: DraftText;
  /**
   * - `restored`: the shown text is from this device, and this text is from the server.
   * - `chosen`: the applicant decided against this text. The device stores it as well.
   * - `found`: an unsaved text that was found on this device while the shown text was being
   *   written. The device stores it until the applicant decides.
   */
  reason: 'restored' | 'chosen' | 'found';
}

export interface DraftState {
  /** The text in the fields. */
  text: DraftText;
  /** The newest text that this page has received from the server. */
  saved: ServerText;
  phase: DraftPhase;
  /**
   * The last few texts that were sent without receiving a response. The server may have saved them.
   */
  unanswered: readonly DraftText[];
  typedAt: number;
  /** When the last version was stored; null if no version is stored. */
  keptAt: number | null;
  /**
   * Whether the next save stores the replaced text as a version, even if the last version is
   * recent.
   */
  mustKeep: boolean;
  /** London time of the last save from this page; null if this page has not saved. */
  savedTime: string | null;
  /** Newest first. */
  aside: readonly AsideText[];
}

export const initialDraft = (saved: ServerText): DraftState => ({
  text: saved.text,
  saved,
  phase: { name: 'saved' },
  unanswered: [],
  typedAt: 0,
  keptAt: null,
  mustKeep: false,
  savedTime: null,
  aside: [],
});

export const isUnsaved = ({ text, saved, phase }: DraftState): boolean =>
  phase.name !== 'saved' || !isSameText(text, saved.text);

export function localCopyOf(state: DraftState): LocalCopy | null {
  const aside = state.aside.filter(({ reason }) => reason === 'chosen').map(({ text }) => text);
  const isTextKept = isUnsaved(state);
  return isTextKept || aside.length > 0
    ? {
        text: isTextKept ? state.text : null,
        version: state.saved.version,
        unanswered: state.unanswered,
        aside,
      }
    : null;
}
