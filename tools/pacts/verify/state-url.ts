import { UnreachableError } from './unreachable-error.ts';

/** Response of a provider-state endpoint to an unknown state. */
export type StateUrlResponse = 'refuses' | 'accepts' | 'absent';

/**
 * The default URL of a provider's state endpoint. It has the host of the base URL and the path that
 * the fake APIs use.
 */
export const defaultStateUrl = (provider: string, baseUrl: URL): URL =>
  new URL(`/__control/${provider}/provider-states`, baseUrl);

/** Maximum time to wait for a service that is still starting (milliseconds). */
const TIMEOUT_MS = 10_000;

/**
 * Sends an unknown state to an endpoint. It must be rejected with 422: an endpoint that accepts any
 * state would also accept a state that it does not set up, and the verification would be worthless.
 */
export async function probeStateUrl(url: URL, token: string): Promise<StateUrlResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ action: 'setup', state: 'a state that does not exist', params: {} }),
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
 * Checks that the URL responds with any status.
 *
 * @throws UnreachableError when it does not respond
 */
export async function reach(url: URL): Promise<void> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
  } catch (error) {
    throw new UnreachableError(`no service responds at ${url.href} (${reasonOf(error)})`);
  }
}

/** `fetch` reports only that it failed. Its cause contains the reason, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
