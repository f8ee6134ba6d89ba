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

/** How long the breaker stays open before a trial call (milliseconds). */
const REST_MS = 5_000;

/**
 * The breaker opens when half of the recent calls failed, because then the cause is the API and not
 * the data of one applicant.
 */
const FAILING = { threshold: 0.5, size: 20, minimumNumberOfCalls: 10 };

/**
 * Time without a response after which a call counts as hanging (milliseconds). A hanging call may
 * never finish.
 */
const HANGS_MS = 2_000;

/**
 * A call that times out counts as a failure of the API only if its time limit was at least this
 * long (milliseconds).
 */
const FAIR_MS = 250;

const LEFT_ALONE: Exchange = { outcome: 'notSent', reason: 'circuit breaker open' };

/** A call that counts as a failure of the API. */
class UpstreamFault extends Error {}

/** A call that counts neither as a success nor as a failure. */
class NoVerdict extends Error {}

/**
 * Stops calls to a failing API, so that pages show the failure at once instead of waiting. The API
 * then receives only an occasional trial call.
 *
 * The breaker opens when half of the recent calls failed. It also opens when one call hangs and no
 * other call has received a response since, because each additional page would wait for its whole
 * budget. Several errors of one applicant count as one error until another applicant makes a call,
 * because one broken account must not affect other applicants. Changes are always sent, because an
 * applicant pressed a button for each change.
 */
export function createBreaker(onChange: (isOpen: boolean) => void): Guard {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isHung = false;
  /** The applicant with the last error; null after a successful call for another applicant. */
  let failing: string | null = null;

  const count = new CountBreaker(FAILING);
  const breaker: IBreaker = {
    state: undefined,
    success: (state) => count.success(state),
    failure: (state) => count.failure(state) || isHung,
  };
  const circuit = circuitBreaker(handleType(UpstreamFault), { halfOpenAfter: REST_MS, breaker });
  circuit.onBreak(() => onChange(true));
  circuit.onReset(() => onChange(false));

  /**
   * Whether an error is caused by the data of one applicant: since the applicant's last error, no
   * other applicant has made a call.
   */
  function isOfOne({ outcome }: Exchange, person: string | null): boolean {
    // A call without a response delays every page, for any applicant.
    if (person === null || outcome === 'timeout' || outcome === 'network') return false;
    const isAgain = person === failing;
    failing = person;
    // The trial call must decide whether the API works.
    return isAgain && circuit.state === CircuitState.Closed;
  }

  async function judge(
    result: Promise<Exchange>,
    { timeoutMs, token }: Pick<CallContext, 'timeoutMs' | 'token'>,
  ): Promise<void> {
    const sentAt = performance.now();
    const seen = await beforeDeadline(result, Date.now() + HANGS_MS);
    isHung = seen.state === 'pending' && answeredAt < sentAt;
    if (seen.state === 'pending') throw new UpstreamFault();
    const { value } = seen;
    if (value.outcome === 'timeout' && timeoutMs < FAIR_MS) throw new NoVerdict();
    if (isFault(value)) throw isOfOne(value, token) ? new NoVerdict() : new UpstreamFault();
    answeredAt = performance.now();
    if (token !== failing) failing = null;
  }

  return (exchange, { method, timeoutMs, token }) => {
    if (method !== 'GET') return exchange();
    // During the trial call, other calls are refused, because they would only wait for its result.
    const isTrying = circuit.state === CircuitState.HalfOpen;
    const isTooShortToTry = circuit.state === CircuitState.Open && timeoutMs < FAIR_MS;
    if (isTrying || isTooShortToTry) return Promise.resolve(LEFT_ALONE);

    return new Promise((resolve, reject) => {
      circuit
        .execute(() => {
          const result = exchange();
          result.then(resolve, reject);
          return judge(result, { timeoutMs, token });
        })
        .catch((error: unknown) => {
          if (error instanceof BrokenCircuitError) resolve(LEFT_ALONE);
        });
    });
  };
}

/**
 * Whether a status is a failure of the API. Statuses below 500 concern the applicant or the call,
 * except 429, which means too many requests.
 */
function isFault(exchange: Exchange): boolean {
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
