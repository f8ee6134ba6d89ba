import { type DraftText, hasWords, isSameText, joinTexts } from '../editor/text.ts';
import {
  type AsideText,
  type DraftPhase,
  type DraftState,
  type LocalCopy,
  type ServerText,
  isUnsaved,
} from './state.ts';

/** How long after the last keystroke a text is saved (SYS-5, milliseconds). */
export const SAVE_AFTER_MS = 2_500;

/** Delay before each retry of a failed save (milliseconds). */
const RETRY_AFTER_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** Minimum time between two stored versions (EXT-2, milliseconds). */
export const KEEP_EVERY_MS = 5 * 60_000;

/** Maximum number of remembered texts that were sent without a response. */
const MAX_UNANSWERED = 3;

/** All events of a draft, each with its time (`at`, epoch milliseconds). */
export type DraftEvent = { at: number } & (
  | { type: 'typed'; text: DraftText }
  /** The text is replaced by an older version or by an empty text. */
  | { type: 'replaced'; text: DraftText }
  | { type: 'due' }
  | { type: 'wanted' }
  /**
   * The network is available or the applicant is signed in again, so unsaved text can be sent
   * again.
   */
  | { type: 'woken' }
  | { type: 'saved'; version: number; savedTime: string }
  | { type: 'failed' }
  | { type: 'sessionLost' }
  | { type: 'refused'; message: string }
  | { type: 'conflicted'; other: ServerText }
  | { type: 'chosen'; choice: DraftChoice }
  /** A copy was found on this device, and its page is no longer open. */
  | { type: 'found'; copy: LocalCopy }
  /** The shown text and a text that was put aside swap places. */
  | { type: 'swapped'; aside: AsideText }
  /** The applicant dismisses a text that was put aside. */
  | { type: 'dismissed'; aside: AsideText }
  /**
   * The server's current text. `from` is the version that the page had when it requested the text.
   */
  | { type: 'refreshed'; from: number; current: ServerText }
);

/**
 * Options in a conflict: this page's text, the other text, or this page's text followed by the
 * other.
 */
export type DraftChoice = 'mine' | 'other' | 'both';

/**
 * The state machine of a text that is saved automatically. Only one save is in progress at a time,
 * and only its response completes the phase `saving`. An unsaved text that is replaced is put
 * aside. A text is removed only when the applicant types over it or dismisses it.
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

type SaveResult = Extract<
  DraftEvent,
  { type: 'saved' | 'failed' | 'sessionLost' | 'refused' | 'conflicted' }
>;

function answered(
  state: DraftState,
  phase: Extract<DraftPhase, { name: 'saving' }>,
  event: SaveResult,
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
      // The text may have become valid since it was sent.
      return isSameText(phase.sent, state.text)
        ? { ...state, phase: { name: 'refused', message: event.message } }
        : { ...state, phase: { name: 'typing', dueAt: dueAfter(state, event.at) } };
    case 'conflicted': {
      const { other } = event;
      if (isSameText(other.text, state.text)) return settle({ ...state, saved: other }, event.at);
      // The response to an earlier save was lost, or the text is unchanged: continue from the
      // server's version.
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
  // In all other phases the text is saved later, after the phase has changed.
  return name === 'saved' || name === 'typing' || name === 'refused' ? settle(next, at) : next;
}

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

/** Puts a text aside, so that it can be restored, unless it is empty. */
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

/**
 * The text was saved elsewhere and this page has no unsaved text, so the server's text is shown.
 */
function refreshed(state: DraftState, from: number, current: ServerText): DraftState {
  const { phase, saved } = state;
  // A request that started before this page's save was confirmed is outdated.
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
  // The copy does not replace the text of an applicant who has started to type on this page.
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
