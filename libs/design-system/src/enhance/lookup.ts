/** Where a question stands that is asked while a person types. */
export type LookupState<Answer> =
  | { readonly status: 'idle' }
  | { readonly status: 'waiting' }
  | { readonly status: 'found'; readonly answer: Answer }
  | { readonly status: 'failed' };

interface Question<Answer> {
  /** How long nothing else may be typed before it is asked (milliseconds). */
  readonly delayMs: number;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly onChange: (state: LookupState<Answer>) => void;
}

/**
 * Asks once the person pauses.
 *
 * @returns stops it: the timer, or the call, whose answer is then never heard
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
