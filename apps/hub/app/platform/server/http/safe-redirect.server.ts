/** Maximum length, longer than any URL of the hub (characters). */
const MAX_LENGTH = 2048;

/**
 * Characters that parsers treat differently: backslashes, controls, spaces and everything outside
 * ASCII.
 */
const SUSPICIOUS = /[^\x21-\x7e]|\\/;

/**
 * Percent-encoded control characters, slashes and backslashes, including characters that are
 * encoded several times.
 */
const SUSPICIOUS_ENCODED = /%(?:25)*(?:[01][0-9a-f]|7f|2f|5c)/i;

/**
 * Validates every redirect target from outside. Only a path of this site is accepted. An absolute
 * URL of this site is reduced to its path, and any suspicious input is replaced by `fallback`.
 *
 * @param raw the value of a `returnUrl` or `redirectTo`
 * @returns path, query and hash, starting with exactly one slash
 */
export function safeReturnUrl(raw: unknown, publicUrl: string, fallback = '/dashboard'): string {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || SUSPICIOUS.test(raw)) return fallback;

  const path = raw.startsWith(`${publicUrl}/`) ? raw.slice(publicUrl.length) : raw;
  if (!path.startsWith('/') || path.startsWith('//')) return fallback;

  const url = URL.parse(path, publicUrl);
  if (url?.origin !== publicUrl) return fallback;
  // The URL parser has removed `/./` and `/../`, which may have left `//`. No page of the hub has
  // two slashes, and Remix logs a path with two slashes to the console.
  if (url.pathname.includes('//') || SUSPICIOUS_ENCODED.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}
