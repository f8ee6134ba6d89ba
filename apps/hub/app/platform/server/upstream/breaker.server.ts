import type { CallContext, Exchange, Guard } from '@applicant-hub/api-clients';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  CountBreaker,
  handleType,
  type IBreaker,
} from 'cockatiel';
import { beforeDeadline } from './before-deadline.server.ts';

/** How long an API is left alone before one call tries it again (milliseconds). */
const REST_MS = 5_000;

/** Half of the last calls failed: that is the API and not one person's data. */
const FAILING = { threshold: 0.5, size: 20, minimumNumberOfCalls: 10 };

/** A call that is without an answer for so long hangs, and may never get one (milliseconds). */
const HANGS_MS = 2_000;

/** A call that had less time than this and got no answer says nothing of the API (milliseconds). */
const FAIR_MS = 250;

const LEFT_ALONE: Exchange = { outcome: 'notSent', reason: 'circuit breaker open' };

/** The API is in trouble, as one call shows. */
class Trouble extends Error {}

/** A call shows neither trouble nor health. */
class NoVerdict extends Error {}

/**
 * Stops asking an API that fails, so that pages say so at once instead of waiting for it, and the
 * API gets no more calls than one in a while.
 *
 * It opens when half of the last calls failed; or when one hangs and nothing else has been answered
 * since it was sent: each further page would wait for its whole budget. Errors that one person gets
 * count once, until somebody else calls: one broken account must not cost everybody theirs. Changes are always sent:
 * somebody has pressed a button for each of them.
 *
 * @param onChange hears when it opens, and when it is closed again
 */
export function createBreaker(onChange: (isOpen: boolean) => void): Guard {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isHung = false;
  /** Whose call got an error last; null when another person's call has gone well since. */
  let failing: string | null = null;

  const count = new CountBreaker(FAILING);
  const breaker: IBreaker = {
    state: undefined,
    success: (state) => count.success(state),
    failure: (state) => count.failure(state) || isHung,
  };
  const circuit = circuitBreaker(handleType(Trouble), { halfOpenAfter: REST_MS, breaker });
  circuit.onBreak(() => onChange(true));
  circuit.onReset(() => onChange(false));

  /** Whether an error is that of one person's data: nobody else got one, or an answer, in between. */
  function isOfOne({ outcome }: Exchange, person: string | null): boolean {
    // A call that has no answer holds up every page, whoever it is for.
    if (person === null || outcome === 'timeout' || outcome === 'network') return false;
    const isAgain = person === failing;
    failing = person;
    // The one call that tries the API again has to say how it is.
    return isAgain && circuit.state === CircuitState.Closed;
  }

  async function judge(
    answer: Promise<Exchange>,
    { timeoutMs, token }: Pick<CallContext, 'timeoutMs' | 'token'>,
  ): Promise<void> {
    const sentAt = performance.now();
    const seen = await beforeDeadline(answer, Date.now() + HANGS_MS);
    isHung = seen.state === 'pending' && answeredAt < sentAt;
    if (seen.state === 'pending') throw new Trouble();
    const { value } = seen;
    if (value.outcome === 'timeout' && timeoutMs < FAIR_MS) throw new NoVerdict();
    if (isTrouble(value)) throw isOfOne(value, token) ? new NoVerdict() : new Trouble();
    answeredAt = performance.now();
    if (token !== failing) failing = null;
  }

  return (exchange, { method, timeoutMs, token }) => {
    if (method !== 'GET') return exchange();
    // While one call tries the API again, the others would wait for it.
    const isTrying = circuit.state === CircuitState.HalfOpen;
    const isTooShortToTry = circuit.state === CircuitState.Open && timeoutMs < FAIR_MS;
    if (isTrying || isTooShortToTry) return Promise.resolve(LEFT_ALONE);

    return new Promise((resolve, reject) => {
      circuit
        .execute(() => {
          const answer = exchange();
          answer.then(resolve, reject);
          return judge(answer, { timeoutMs, token });
        })
        .catch((error: unknown) => {
          if (error instanceof BrokenCircuitError) resolve(LEFT_ALONE);
        });
    });
  };
}

/** Answers below 500 are about the person or the call; 429 says that it is too much. */
function isTrouble(exchange: Exchange): boolean {
  switch (exchange.outcome) {
    case 'answered':
    case 'unreadable':
      return exchange.status >= 500 || exchange.status === 429;
    case 'timeout':
    case 'network':
      return true;
    case 'notSent':
      return false;
  }
}
