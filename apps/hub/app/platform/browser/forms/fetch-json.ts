export async function fetchJson<T>(path: string, init: RequestInit = {}): Promise<T | null> {
  const result = await fetchUnlessRefused<T>(path, init);
  return result === REFUSED ? null : result;
}

/** The session was lost, or an API refused it. The user has to sign in again. */
export const REFUSED = 'refused';

export async function fetchUnlessRefused<T>(
  path: string,
  init: RequestInit = {},
): Promise<T | typeof REFUSED | null> {
  try {
    // Redirects are not followed, because they lead to the sign-in page. A background request must
    // not interrupt a user who is reading.
    const response = await fetch(path, { ...init, redirect: 'manual' });
    if (response.type === 'opaqueredirect') return REFUSED;
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
