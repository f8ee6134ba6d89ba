'use client';
import { useEffect, useRef, useState } from 'react';
import { askAfterPause, type LookupState } from './lookup.ts';

export interface Lookup<Answer> {
  readonly state: LookupState<Answer>;
  /** Starts a lookup after a pause (milliseconds) and discards the previous lookup. */
  readonly ask: (question: (signal: AbortSignal) => Promise<Answer>, delayMs: number) => void;
  /** Cancels the lookup and clears the result. */
  readonly forget: () => void;
}

const idle = { status: 'idle' } as const;

/**
 * Lookups that run while the user types: only one at a time, and only the newest result is shown.
 */
export function useLookup<Answer>(): Lookup<Answer> {
  const [state, setState] = useState<LookupState<Answer>>(idle);
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);
  return {
    state,
    ask(question, delayMs) {
      stop.current?.();
      stop.current = askAfterPause({ delayMs, ask: question, onChange: setState });
    },
    forget() {
      stop.current?.();
      setState(idle);
    },
  };
}
