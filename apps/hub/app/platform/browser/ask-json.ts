/**
 * Asks for JSON from a script.
 *
 * @returns null when it cannot be had: no connection, a failure, or a session that was lost
 */
export async function askJson<T>(path: string, init: RequestInit = {}): Promise<T | null> {
  const answer = await askUnlessRefused<T>(path, init);
  return answer === REFUSED ? null : answer;
}

/** The session was lost, or an API refused it: only a fresh sign-in helps. */
export const REFUSED = 'refused';

/** The same, where it matters that the session was refused. */
export async function askUnlessRefused<T>(
  path: string,
  init: RequestInit = {},
): Promise<T | typeof REFUSED | null> {
  try {
    // A redirect would lead to the sign-in page; nobody who is reading is thrown out by a timer.
    const response = await fetch(path, { ...init, redirect: 'manual' });
    if (response.type === 'opaqueredirect') return REFUSED;
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
