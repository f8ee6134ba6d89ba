import type { DraftAnswer } from './answer.ts';
import type { LocalCopies } from './local-copies.ts';
import {
  type DraftEvent,
  type DraftState,
  type LocalCopy,
  localCopyOf,
  reduceDraft,
} from './machine.ts';
import { type DraftText, isSameText } from './text.ts';

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
  send: (save: DraftSave) => Promise<DraftAnswer>;
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
  /** Begins: looks for copies on this device, and saves what is there to be saved. */
  open: () => void;
  /** Ends. Only for a text that is saved; any other goes on without its page. */
  close: () => void;
}

/** Does what the states of `machine.ts` ask for: keeps copies, waits, sends. */
export function createDraftStore(start: DraftState, ports: DraftPorts): DraftStore {
  const { now, later, send, copies } = ports;
  const listeners = new Set<() => void>();
  let state = start;
  let isCopied = true;
  let stopWaiting: () => void = () => undefined;
  let removeFound: (() => void) | null = null;

  function dispatch(action: DraftAction): void {
    const before = state;
    state = reduceDraft(before, { ...action, at: now() });
    if (state === before) return;
    isCopied = copies.keep(localCopyOf(state));
    if (removeFound !== null && state.aside?.reason !== 'found') {
      removeFound();
      removeFound = null;
    }
    if (state.phase !== before.phase) enter(action.type !== 'due');
    for (const listener of listeners) listener();
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
    const isTaken = [state.text, state.saved.text].some((text) => isSameText(text, copy.text));
    if (isTaken && isCopied) remove();
    // What is only offered stays where it is, until somebody decides.
    else if (state.aside?.reason === 'found') removeFound ??= remove;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch,
    isCopied: () => isCopied,
    open() {
      isCopied = copies.keep(localCopyOf(state));
      enter(true);
      copies.open(onFound);
    },
    close() {
      stopWaiting();
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
