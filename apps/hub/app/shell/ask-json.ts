/**
 * Asks for JSON from a script.
 *
 * @returns null when it cannot be had: no connection, a failure, or a session that was lost
 */
export async function askJson<T>(path: string, init: RequestInit = {}): Promise<T | null> {
  try {
    // A redirect would lead to the sign-in page; nobody who is reading is thrown out by a timer.
    const response = await fetch(path, { ...init, redirect: 'manual' });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
