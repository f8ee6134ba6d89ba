/**
 * Whether a script on an open page of the hub sent a request. Navigation requests accept HTML.
 * Browsers before 2023 send no `Sec-Fetch` headers; for them, the referrer is checked.
 */
export function isFromOpenPage(
  headerOf: (name: string) => string | null | undefined,
  host: string,
): boolean {
  if (headerOf('Accept')?.includes('text/html') === true) return false;
  const site = headerOf('Sec-Fetch-Site');
  return site
    ? site === 'same-origin' && headerOf('Sec-Fetch-Dest') === 'empty'
    : URL.parse(headerOf('Referer') ?? '')?.host === host;
}
