'use client';
import { useEffect, useRef, useState } from 'react';
import { askAfterPause, type LookupState } from './lookup.ts';

export interface Lookup<Answer> {
  readonly state: LookupState<Answer>;
  /** Asks after a pause (milliseconds). Whatever was asked before no longer counts. */
  readonly ask: (question: (signal: AbortSignal) => Promise<Answer>, delayMs: number) => void;
  /** Stops asking and forgets the answer. */
  readonly forget: () => void;
}

const idle = { status: 'idle' } as const;

/**
 * Questions that are asked while a person types: one at a time, and only the answer to the newest
 * one is ever shown.
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
