import { type DraftText, hasWords, isSameText, joinTexts } from './text.ts';

/** How long after the last key a text is saved (SYS-5, milliseconds). */
export const SAVE_AFTER_MS = 2_500;

/** How long after a failed save the next is tried, the first, the second, … time (milliseconds). */
const RETRY_AFTER_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** How much writing lies between two versions that are kept (EXT-2, milliseconds). */
export const KEEP_EVERY_MS = 5 * 60_000;

/** How many texts without an answer are remembered. */
const MAX_UNANSWERED = 3;

/** A text as the server has it. */
export interface ServerText {
  text: DraftText;
  /** 0 when nothing is saved. */
  version: number;
}

/** What a device keeps of a text, beside what the server has. */
export interface LocalCopy {
  /** Null when the server has it, and only what was put aside is kept. */
  text: DraftText | null;
  /** Version of the server's text that it was made from. */
  version: number;
  /** Texts that were sent from here and may have arrived, though no answer came. */
  unanswered: readonly DraftText[];
  /** Texts that somebody decided against, until they say that they need them no more. */
  aside: readonly DraftText[];
}

/** What happens to a text just now. */
export type DraftPhase =
  /** The server has it. */
  | { name: 'saved' }
  /** It is saved when nobody has typed for a while. */
  | { name: 'typing'; dueAt: number }
  /** It is on its way; what is typed now follows. */
  | { name: 'saving'; sent: DraftText; keep: boolean; attempt: number }
  /** It could not be saved, and is tried again. */
  | { name: 'waiting'; attempt: number; dueAt: number }
  /** It was saved from elsewhere in between: a person has to choose. */
  | { name: 'conflict'; other: ServerText }
  /** The session is over; nothing can be saved until there is one again. */
  | { name: 'signedOut' }
  /** It cannot be saved as it is. `message` says why, in words. */
  | { name: 'refused'; message: string };

/** A text that stands beside the one that is shown, and can be brought back. */
export interface AsideText {
  text: DraftText;
  /**
   * - `restored`: what is shown is from this device, this is what the server has.
   * - `chosen`: a person has decided against it. The device keeps it as well.
   * - `found`: it was on this device, unsaved, while what is shown was written. It stays where it was
   *   found until a person has decided about it.
   */
  reason: 'restored' | 'chosen' | 'found';
}

export interface DraftState {
  /** What is in the fields. */
  text: DraftText;
  /** What the server has, as far as this page knows. */
  saved: ServerText;
  phase: DraftPhase;
  /** Texts that were sent from here and may have arrived, though no answer came; the last few. */
  unanswered: readonly DraftText[];
  typedAt: number;
  /** When a version was last kept; null before the first. */
  keptAt: number | null;
  /** Whether the next save keeps what it replaces, however short ago the last one was kept. */
  mustKeep: boolean;
  /** Time on London's clocks of the last save from here; null before the first. */
  savedTime: string | null;
  /** Newest first. */
  aside: readonly AsideText[];
}

/** What can happen. Every event has its time (`at`, epoch milliseconds). */
export type DraftEvent = { at: number } & (
  | { type: 'typed'; text: DraftText }
  /** An older version, or nothing, takes the place of the text. */
  | { type: 'replaced'; text: DraftText }
  /** The time that a phase waits for has come. */
  | { type: 'due' }
  /** Save without waiting: the page is left, or a person wants it. */
  | { type: 'wanted' }
  /** There is a line again, or a session: what could not be saved may be tried. */
  | { type: 'woken' }
  | { type: 'saved'; version: number; savedTime: string }
  | { type: 'failed' }
  | { type: 'sessionLost' }
  | { type: 'refused'; message: string }
  | { type: 'conflicted'; other: ServerText }
  | { type: 'chosen'; choice: DraftChoice }
  /** A copy was found on this device that no page holds any more. */
  | { type: 'found'; copy: LocalCopy }
  /** A text that was put aside and the one that is shown change places. */
  | { type: 'swapped'; aside: AsideText }
  /** A text that was put aside is not wanted any more. */
  | { type: 'dismissed'; aside: AsideText }
  /** What the server has now; it was asked when the page knew of the version `from`. */
  | { type: 'refreshed'; from: number; current: ServerText }
);

/** What to do with two texts: this page's, the other one, or this page's with the other below. */
export type DraftChoice = 'mine' | 'other' | 'both';

/** A text as the page got it. */
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

/** Whether there is something that the server does not have. */
export const isUnsaved = ({ text, saved, phase }: DraftState): boolean =>
  phase.name !== 'saved' || !isSameText(text, saved.text);

/** What a device has to keep of the text; null when the server has all of it. */
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

/**
 * The life of a text that saves itself. One save is on its way at a time: `saving` is left by its
 * answer only. What takes the place of a text that is not saved puts it aside: only what is typed over
 * it, and a person's word that it is not needed, ever take one away.
 */
export function reduceDraft(state: DraftState, event: DraftEvent): DraftState {
  const { phase } = state;
  switch (event.type) {
    case 'typed':
      return typed(state, event.text, event.at);
    case 'replaced':
      return reduceDraft(
        {
          ...typed(isUnsaved(state) ? putAside(state, state.text) : state, event.text, event.at),
          mustKeep: true,
        },
        { type: 'wanted', at: event.at },
      );
    case 'due':
    case 'wanted':
      return phase.name === 'typing' || phase.name === 'waiting' ? send(state, event.at) : state;
    case 'woken':
      return phase.name === 'signedOut' || phase.name === 'waiting' ? send(state, event.at) : state;
    case 'chosen':
      return phase.name === 'conflict' ? chosen(state, phase.other, event.choice, event.at) : state;
    case 'found':
      return found(state, event.copy, event.at);
    case 'swapped':
      return state.aside.includes(event.aside)
        ? typed(putAside(withoutAside(state, event.aside), state.text), event.aside.text, event.at)
        : state;
    case 'dismissed':
      return state.aside.includes(event.aside) ? withoutAside(state, event.aside) : state;
    case 'refreshed':
      return refreshed(state, event.from, event.current);
    case 'saved':
    case 'failed':
    case 'sessionLost':
    case 'refused':
    case 'conflicted':
      return phase.name === 'saving' ? answered(state, phase, event) : state;
  }
}

type Answer = Extract<
  DraftEvent,
  { type: 'saved' | 'failed' | 'sessionLost' | 'refused' | 'conflicted' }
>;

/** The end of the save that is on its way. */
function answered(
  state: DraftState,
  phase: Extract<DraftPhase, { name: 'saving' }>,
  event: Answer,
): DraftState {
  switch (event.type) {
    case 'saved': {
      const saved = { text: phase.sent, version: event.version };
      return settle(
        {
          ...state,
          saved,
          unanswered: [],
          keptAt: phase.keep ? event.at : state.keptAt,
          savedTime: event.savedTime,
        },
        event.at,
      );
    }
    case 'failed': {
      const attempt = phase.attempt + 1;
      const wait = RETRY_AFTER_MS[Math.min(attempt, RETRY_AFTER_MS.length) - 1] ?? 0;
      return { ...state, phase: { name: 'waiting', attempt, dueAt: event.at + wait } };
    }
    case 'sessionLost':
      return { ...state, phase: { name: 'signedOut' } };
    case 'refused':
      // What was typed since may be all right.
      return isSameText(phase.sent, state.text)
        ? { ...state, phase: { name: 'refused', message: event.message } }
        : { ...state, phase: { name: 'typing', dueAt: dueAfter(state, event.at) } };
    case 'conflicted': {
      const { other } = event;
      if (isSameText(other.text, state.text)) return settle({ ...state, saved: other }, event.at);
      // The answer to an earlier save was lost on its way, or nothing has changed: go on from there.
      const known = [state.saved.text, ...state.unanswered];
      return isOneOf(known, other.text)
        ? send({ ...state, saved: other }, event.at, phase.attempt)
        : { ...state, phase: { name: 'conflict', other } };
    }
  }
}

function typed(state: DraftState, text: DraftText, at: number): DraftState {
  const { name } = state.phase;
  const next = { ...state, text, typedAt: at };
  // Where something else has to happen first, the text waits for it.
  return name === 'saved' || name === 'typing' || name === 'refused' ? settle(next, at) : next;
}

/** Nothing is on its way: either the server has the text, or it is to be saved. */
function settle(state: DraftState, at: number): DraftState {
  return isSameText(state.text, state.saved.text)
    ? { ...state, unanswered: [], phase: { name: 'saved' } }
    : { ...state, phase: { name: 'typing', dueAt: dueAfter(state, at) } };
}

const dueAfter = ({ typedAt }: DraftState, at: number) => Math.max(typedAt + SAVE_AFTER_MS, at);

function send(state: DraftState, at: number, attempts = 0): DraftState {
  const { phase, text, keptAt, unanswered } = state;
  const isOld = keptAt === null || at - keptAt >= KEEP_EVERY_MS;
  return {
    ...state,
    unanswered: isOneOf(unanswered, text)
      ? unanswered
      : [...unanswered, text].slice(-MAX_UNANSWERED),
    mustKeep: false,
    phase: {
      name: 'saving',
      sent: text,
      keep: state.mustKeep || isOld,
      attempt: phase.name === 'waiting' ? phase.attempt : attempts,
    },
  };
}

function chosen(state: DraftState, other: ServerText, choice: DraftChoice, at: number): DraftState {
  const base = { ...state, saved: other, unanswered: [], mustKeep: true };
  switch (choice) {
    case 'mine':
      return send(putAside(base, other.text), at);
    case 'both':
      return send({ ...base, text: joinTexts(state.text, other.text) }, at);
    case 'other':
      return {
        ...putAside(base, state.text),
        text: other.text,
        mustKeep: false,
        phase: { name: 'saved' },
      };
  }
}

/** Puts a text aside that somebody decided against; an empty one is nothing to bring back. */
const putAside = (state: DraftState, text: DraftText): DraftState =>
  hasWords(text) ? withAside(state, { text, reason: 'chosen' }) : state;

const withAside = (state: DraftState, aside: AsideText): DraftState => ({
  ...state,
  aside: [aside, ...state.aside.filter(({ text }) => !isSameText(text, aside.text))],
});

const withoutAside = (state: DraftState, aside: AsideText): DraftState => ({
  ...state,
  aside: state.aside.filter((one) => one !== aside),
});

/** Somebody wrote elsewhere, and nothing here is unsaved: their text is the text. */
function refreshed(state: DraftState, from: number, current: ServerText): DraftState {
  const { phase, saved } = state;
  // What was asked before a save from here was answered is old news.
  if (phase.name !== 'saved' || saved.version !== from || current.version === from) return state;
  return { ...state, text: current.text, saved: current, savedTime: null };
}

function found(before: DraftState, copy: LocalCopy, at: number): DraftState {
  const isHere = (text: DraftText) =>
    isOneOf([before.text, before.saved.text, ...before.aside.map((aside) => aside.text)], text);
  const state = copy.aside.filter((text) => !isHere(text)).reduce(putAside, before);
  const { saved } = state;
  const { text } = copy;
  if (text === null || isSameText(text, state.text) || isSameText(text, saved.text)) return state;
  // Whoever has begun to write here is not disturbed.
  if (isUnsaved(state)) return isHere(text) ? state : withAside(state, { text, reason: 'found' });
  const restored = { ...state, text, unanswered: copy.unanswered, typedAt: at };
  const isNewer = copy.version === saved.version || isOneOf(copy.unanswered, saved.text);
  return isNewer
    ? withAside(
        { ...restored, phase: { name: 'typing', dueAt: at } },
        { text: saved.text, reason: 'restored' },
      )
    : { ...restored, phase: { name: 'conflict', other: saved } };
}

const isOneOf = (texts: readonly DraftText[], wanted: DraftText): boolean =>
  texts.some((text) => isSameText(text, wanted));
