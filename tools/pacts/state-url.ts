/** What a provider-state endpoint makes of a state that nobody has heard of. */
export type StateUrlAnswer = 'refuses' | 'accepts' | 'absent';

/** Where the stand-ins have a provider's state endpoint, on the host of its base URL. */
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
