import { UnreachableError } from './unreachable-error.ts';

/** What a provider-state endpoint makes of a state that nobody has heard of. */
export type StateUrlAnswer = 'refuses' | 'accepts' | 'absent';

/** Where the fake APIs have a provider's state endpoint, on the host of its base URL. */
export const defaultStateUrl = (provider: string, baseUrl: URL): URL =>
  new URL(`/__control/${provider}/provider-states`, baseUrl);

/** A service may still be warming up, but not for longer than this (milliseconds). */
const TIMEOUT_MS = 10_000;

/**
 * Asks an endpoint for a state that does not exist. A verification is worth something only with an
 * endpoint that refuses it with 422: one that takes any state lets a forgotten one pass.
 */
export async function probeStateUrl(url: URL, token: string): Promise<StateUrlAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ action: 'setup', state: 'a state that nobody knows', params: {} }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.status === 422) return 'refuses';
    return response.ok ? 'accepts' : 'absent';
  } catch {
    return 'absent';
  }
}

/**
 * Makes sure that something answers at the address, whatever it answers.
 *
 * @throws UnreachableError when nothing does
 */
export async function reach(url: URL): Promise<void> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
  } catch (error) {
    throw new UnreachableError(`nothing answers at ${url.href} (${reasonOf(error)})`);
  }
}

/** `fetch` says no more than that it failed; its cause has the reason, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
