/** State of a lookup that runs while the user types. */
export type LookupState<Answer> =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting' }
  | { readonly status: 'found'; readonly answer: Answer }
  | { readonly status: 'failed' };

interface Question<Answer> {
  /** Time without further typing before the call starts (milliseconds). */
  readonly delayMs: number;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly onChange: (state: LookupState<Answer>) => void;
}

/**
 * Starts a call once the user pauses.
 *
 * @returns a function that cancels the timer or the call, and ignores the result
 */
export function askAfterPause<Answer>({ delayMs, ask, onChange }: Question<Answer>): () => void {
  const abort = new AbortController();
  const start = async () => {
    onChange({ status: 'waiting' });
    const state = await ask(abort.signal).then(
      (answer): LookupState<Answer> => ({ status: 'found', answer }),
      (): LookupState<Answer> => ({ status: 'failed' }),
    );
    if (!abort.signal.aborted) onChange(state);
  };
  const timer = setTimeout(() => void start(), delayMs);
  return () => {
    clearTimeout(timer);
    abort.abort();
  };
}
