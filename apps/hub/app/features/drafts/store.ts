import type { DraftAnswer } from './answer.ts';
import type { LocalCopies } from './local-copies.ts';
import {
  type DraftEvent,
  type DraftState,
  type LocalCopy,
  type ServerText,
  localCopyOf,
  reduceDraft,
} from './machine.ts';
import { type DraftText, isSameText } from './text.ts';

/** How often what was saved elsewhere is asked for, at most (milliseconds). */
const REFRESH_EVERY_MS = 10_000;

/** One save, as it is sent. */
export interface DraftSave {
  text: DraftText;
  expectedVersion: number;
  keep: boolean;
  /** Whether nobody waited for more to be typed. */
  immediate: boolean;
}

/** What a text needs of the world. */
export interface DraftPorts {
  now: () => number;
  /** @returns what stops it */
  later: (work: () => void, ms: number) => () => void;
  /** Does work when the page has painted what was typed. @returns does it now, unless it is done */
  afterPaint: (work: () => void) => () => void;
  send: (save: DraftSave) => Promise<DraftAnswer>;
  /** What the server has now; null when it does not say. */
  read: () => Promise<ServerText | null>;
  copies: LocalCopies;
}

/** An event without its time. */
export type DraftAction = DraftEvent extends infer Event
  ? Event extends DraftEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/** A text that saves itself, whatever is on the page. */
export interface DraftStore {
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: DraftAction) => void;
  /** Whether this device has a copy of all that the server does not have. */
  isCopied: () => boolean;
  /** Asks for what was saved elsewhere, unless there is something to save here. */
  refresh: () => void;
  /** Begins: looks for copies on this device, and saves what is there to be saved. */
  open: () => void;
  /** Ends. Only for a text that is saved; any other goes on without its page. */
  close: () => void;
  /** Ends without saving, and forgets the copies of this page: whose text it is has deleted it. */
  abandon: () => void;
}

/** Does what the states of `machine.ts` ask for: keeps copies, waits, sends. */
export function createDraftStore(start: DraftState, ports: DraftPorts): DraftStore {
  const { now, later, afterPaint, send, read, copies } = ports;
  const listeners = new Set<() => void>();
  let state = start;
  let isCopied = true;
  let isAbandoned = false;
  let stopWaiting: () => void = () => undefined;
  /** Whether something was typed that nobody was told of yet. */
  let isTyping = false;
  let finishTyping: () => void = () => undefined;
  /** Copies that another page left behind and that are only offered; each goes when it is decided. */
  let offered: { text: DraftText; remove: () => void }[] = [];
  let readAt = -REFRESH_EVERY_MS;

  function dispatch(action: DraftAction): void {
    if (isAbandoned) return;
    if (action.type !== 'typed') finishTyping();
    const before = state;
    state = reduceDraft(before, { ...action, at: now() });
    if (state === before) return;
    // Whoever types sees their letters first.
    if (action.type === 'typed') tellLater();
    else copy(action.type === 'dismissed');
    if (state.phase !== before.phase) enter(action.type !== 'due');
    if (action.type !== 'typed') tell();
  }

  function copy(isDismissed: boolean): void {
    isCopied = copies.keep(localCopyOf(state));
    // One that was taken up is this page's now: without a copy here the old one has to stay.
    if (isDismissed || isCopied) removeDecided();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function tellLater(): void {
    if (isTyping) return;
    isTyping = true;
    finishTyping = afterPaint(() => {
      isTyping = false;
      if (isAbandoned) return;
      copy(false);
      tell();
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
    // Only an answer ends `saving`: whatever goes wrong is one as well.
    void send(save)
      .then(actionOf, (): DraftAction => ({ type: 'failed' }))
      .then(dispatch);
  }

  function onFound(copy: LocalCopy, remove: () => void): void {
    dispatch({ type: 'found', copy });
    const { text } = copy;
    // What is only offered stays where it is, until somebody decides.
    if (text !== null && isOffered(text)) offered.push({ text, remove });
    else if (isCopied) remove();
  }

  const isOffered = (wanted: DraftText) =>
    state.aside.some(({ text, reason }) => reason === 'found' && isSameText(text, wanted));

  function removeDecided(): void {
    const decided = offered.filter(({ text }) => !isOffered(text));
    offered = offered.filter((copy) => !decided.includes(copy));
    for (const { remove } of decided) remove();
  }

  function refresh(): void {
    if (state.phase.name !== 'saved' || now() - readAt < REFRESH_EVERY_MS) return;
    const from = state.saved.version;
    readAt = now();
    void read()
      .catch(() => null)
      .then((current) => {
        if (current !== null) dispatch({ type: 'refreshed', from, current });
      });
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
      return isCopied;
    },
    refresh,
    open() {
      isCopied = copies.keep(localCopyOf(state));
      enter(true);
      copies.open(onFound);
    },
    close() {
      finishTyping();
      stopWaiting();
      copies.close();
    },
    abandon() {
      isAbandoned = true;
      stopWaiting();
      for (const { remove } of offered) remove();
      copies.keep(null);
      copies.close();
    },
  };
}

function actionOf(answer: DraftAnswer): DraftAction {
  switch (answer.outcome) {
    case 'saved':
      return { type: 'saved', version: answer.version, savedTime: answer.savedTime };
    case 'conflict':
      return { type: 'conflicted', other: answer.other };
    case 'refused':
      return { type: 'refused', message: answer.message };
    case 'signedOut':
      return { type: 'sessionLost' };
    case 'token':
    case 'failed':
      return { type: 'failed' };
  }
}
