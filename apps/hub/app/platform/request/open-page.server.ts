/**
 * Whether a script of an open page of the hub sent a request; a document is requested as HTML. Browsers
 * before 2023 send no `Sec-Fetch` headers: there the page that sent it counts.
 *
 * @param headerOf returns a header of the request
 * @param host the name under which the hub was reached
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
