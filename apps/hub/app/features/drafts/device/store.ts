import type { DraftResult } from '../editor/draft-result.ts';
import type { LocalCopies } from './local-copies.ts';
import { type DraftEvent, reduceDraft } from './machine.ts';
import { type DraftState, type LocalCopy, type ServerText, localCopyOf } from './state.ts';
import { type DraftText, isSameText } from '../editor/text.ts';

/** Minimum interval between two requests for text saved elsewhere (milliseconds). */
const REFRESH_EVERY_MS = 10_000;

export interface DraftSave {
  text: DraftText;
  expectedVersion: number;
  keep: boolean;
  /** Whether the save did not wait for typing to stop. */
  immediate: boolean;
}

export interface DraftPorts {
  now: () => number;
  /** @returns a function that cancels `work` */
  later: (work: () => void, ms: number) => () => void;
  /**
   * Runs `work` after the page has painted the typed text.
   *
   * @returns a function that runs `work` now, unless it has already run
   */
  afterPaint: (work: () => void) => () => void;
  send: (save: DraftSave) => Promise<DraftResult>;
  /** The server's current text; null when the request fails. */
  read: () => Promise<ServerText | null>;
  copies: LocalCopies;
}

export type DraftAction = DraftEvent extends infer Event
  ? Event extends DraftEvent
    ? Omit<Event, 'at'>
    : never
  : never;

export interface DraftStore {
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: DraftAction) => void;
  /** Whether this device has a copy of all text that the server does not have. */
  isCopied: () => boolean;
  /** Fetches text that was saved elsewhere, unless this page has unsaved text. */
  refresh: () => void;
  /** Starts the store: searches this device for copies, and saves unsaved text. */
  open: () => void;
  /**
   * Stops the store. Call this only when the text is saved, because an unsaved text must still be
   * saved after its page is left.
   */
  close: () => void;
  /**
   * Stops without saving and deletes this page's copies, because the applicant has deleted the
   * text.
   */
  abandon: () => void;
}

/** Runs the side effects of the states in `machine.ts`: stores copies, waits, sends. */
export function createDraftStore(start: DraftState, ports: DraftPorts): DraftStore {
  const { now, later, afterPaint, send } = ports;
  const listeners = new Set<() => void>();
  const copies = createCopies(ports.copies, () => state);
  let state = start;
  let isAbandoned = false;
  let stopWaiting: () => void = () => undefined;
  /** Whether listeners still have to be notified of typed text. */
  let isTyping = false;
  let finishTyping: () => void = () => undefined;

  function dispatch(action: DraftAction): void {
    if (isAbandoned) return;
    if (action.type !== 'typed') finishTyping();
    const before = state;
    state = reduceDraft(before, { ...action, at: now() });
    if (state === before) return;
    // The page shows typed text before it does other work.
    if (action.type === 'typed') notifyLater();
    else copies.keep(action.type === 'dismissed');
    if (state.phase !== before.phase) enter(action.type !== 'due');
    if (action.type !== 'typed') notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function notifyLater(): void {
    if (isTyping) return;
    isTyping = true;
    finishTyping = afterPaint(() => {
      isTyping = false;
      if (isAbandoned) return;
      copies.keep(false);
      notify();
    });
  }

  function enter(immediate: boolean): void {
    stopWaiting();
    const { phase, saved: base } = state;
    if (phase.name === 'typing' || phase.name === 'waiting') {
      stopWaiting = later(() => dispatch({ type: 'due' }), Math.max(phase.dueAt - now(), 0));
    }
    if (phase.name !== 'saving') return;
    const save = { text: phase.sent, expectedVersion: base.version, keep: phase.keep, immediate };
    void actionAfter(send(save)).then(dispatch);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    isCopied: () => {
      finishTyping();
      return copies.isKept();
    },
    refresh: createRefresh(ports, () => state, dispatch),
    open() {
      copies.keep(false);
      enter(true);
      copies.open((copy) => dispatch({ type: 'found', copy }));
    },
    close() {
      finishTyping();
      stopWaiting();
      copies.close();
    },
    abandon() {
      isAbandoned = true;
      stopWaiting();
      copies.abandon();
    },
  };
}

/** This page's copy, and the copies from other pages that were found on this device. */
function createCopies(copies: LocalCopies, getState: () => DraftState) {
  let isKept = true;
  /**
   * Copies from other pages that are offered to the applicant. Each copy is removed when the
   * applicant decides.
   */
  let offered: { text: DraftText; remove: () => void }[] = [];

  const isOffered = (wanted: DraftText) =>
    getState().aside.some(({ text, reason }) => reason === 'found' && isSameText(text, wanted));

  function removeDecided(): void {
    const decided = offered.filter(({ text }) => !isOffered(text));
    offered = offered.filter((copy) => !decided.includes(copy));
    for (const { remove } of decided) remove();
  }

  return {
    isKept: () => isKept,
    keep(isDismissed: boolean) {
      isKept = copies.keep(localCopyOf(getState()));
      // A copy from another page is removed when this page has stored the text in its own copy, or
      // when the applicant dismisses it.
      if (isDismissed || isKept) removeDecided();
    },
    open(onFound: (copy: LocalCopy) => void) {
      copies.open((copy, remove) => {
        onFound(copy);
        const { text } = copy;
        // An offered copy remains until the applicant decides.
        if (text !== null && isOffered(text)) offered.push({ text, remove });
        else if (isKept) remove();
      });
    },
    close: copies.close,
    abandon() {
      for (const { remove } of offered) remove();
      copies.keep(null);
      copies.close();
    },
  };
}

function createRefresh(
  { now, read }: DraftPorts,
  getState: () => DraftState,
  dispatch: (action: DraftAction) => void,
): () => void {
  let readAt = -REFRESH_EVERY_MS;
  return () => {
    const { phase, saved } = getState();
    if (phase.name !== 'saved' || now() - readAt < REFRESH_EVERY_MS) return;
    readAt = now();
    void read()
      .catch(() => null)
      .then((current) => {
        if (current !== null) dispatch({ type: 'refreshed', from: saved.version, current });
      });
  };
}

/** Only a response completes the phase `saving`, so an error counts as a failed save. */
const actionAfter = (sent: Promise<DraftResult>): Promise<DraftAction> =>
  sent.then(actionOf, (): DraftAction => ({ type: 'failed' }));

function actionOf(result: DraftResult): DraftAction {
  switch (result.outcome) {
    case 'saved':
      return { type: 'saved', version: result.version, savedTime: result.savedTime };
    case 'conflict':
      return { type: 'conflicted', other: result.other };
    case 'refused':
      return { type: 'refused', message: result.message };
    case 'signedOut':
      return { type: 'sessionLost' };
    case 'token':
    case 'failed':
      return { type: 'failed' };
  }
}
