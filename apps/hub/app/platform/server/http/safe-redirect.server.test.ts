import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './safe-redirect.server.ts';

const own = 'https://hub.example';

/** All known ways to make a browser leave the site, and inputs that look similar. */
const hostile: [form: string, raw: unknown][] = [
  ['a missing value', null],
  ['not a string', { toString: () => '/dashboard/x' }],
  ['an empty text', ''],
  ['a word', 'dashboard'],
  ['relative', './dashboard'],
  ['relative upwards', '../dashboard'],
  ['query only', '?a=1'],
  ['hash only', '#a'],
  // Another host without a scheme.
  ['two slashes', '//evil.example'],
  ['two slashes and a path', '//evil.example/dashboard'],
  ['three slashes', '///evil.example'],
  ['four slashes', '////evil.example'],
  ['two slashes and userinfo', '//hub.example@evil.example'],
  ['two slashes and nothing', '//'],
  ['two slashes and the own host as a prefix', '//hub.example.evil.example'],
  // Backslashes, which browsers read as slashes.
  ['slash backslash', '/\\evil.example'],
  ['slash backslash slash', '/\\/evil.example'],
  ['slash two backslashes', '/\\\\evil.example'],
  ['backslash slash', '\\/evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['backslash later on', '/dashboard\\..\\..\\evil.example'],
  // Control characters and spaces, which browsers remove.
  ['tab between the slashes', '/\t/evil.example'],
  ['newline between the slashes', '/\n/evil.example'],
  ['carriage return between the slashes', '/\r/evil.example'],
  ['null between the slashes', '/\0/evil.example'],
  ['form feed between the slashes', '/\f/evil.example'],
  ['leading tab', '\t//evil.example'],
  ['leading newline', '\n//evil.example'],
  ['leading space', ' //evil.example'],
  ['leading null', '\0//evil.example'],
  ['delete character', '/\x7f/evil.example'],
  ['an injected header', '/dashboard\r\nSet-Cookie: a=b'],
  ['space after the slash', '/ /evil.example'],
  ['tab in the scheme', 'java\tscript:alert(1)'],
  // Encoded forms of the above.
  ['encoded slashes', '%2f%2fevil.example'],
  ['slash, encoded slash', '/%2fevil.example'],
  ['slash, encoded slash in capitals', '/%2Fevil.example'],
  ['slash, encoded backslash', '/%5cevil.example'],
  ['slash, encoded backslash in capitals', '/%5C%5Cevil.example'],
  ['encoded tab', '/%09/evil.example'],
  ['encoded newline', '/%0a/evil.example'],
  ['encoded carriage return', '/dashboard%0d%0aSet-Cookie:%20a=b'],
  ['encoded null', '/%00/evil.example'],
  ['encoded delete', '/%7f/evil.example'],
  ['doubly encoded slash', '/%252fevil.example'],
  ['triply encoded slash', '/%25252fevil.example'],
  ['doubly encoded backslash', '/%255cevil.example'],
  ['doubly encoded newline', '/%250aevil.example'],
  ['encoded scheme', '%68ttps://evil.example'],
  // Dot segments whose removal leaves two slashes at the front.
  ['dot segment', '/.//evil.example'],
  ['upward segment', '/..//evil.example'],
  ['upward segment after a folder', '/a/..//evil.example'],
  ['encoded dot segment', '/%2e//evil.example'],
  ['encoded upward segment', '/%2e%2e//evil.example'],
  ['half encoded upward segment', '/.%2e//evil.example'],
  // Letters that normalise to slashes and dots.
  ['fullwidth slash', '/\uff0fevil.example'],
  ['fraction slash', '/\u2044evil.example'],
  ['division slash', '/\u2215evil.example'],
  ['fullwidth dots', '/\uff0e\uff0e//evil.example'],
  ['ideographic full stop', '//evil\u3002example'],
  ['zero-width space', '/\u200b/evil.example'],
  ['byte order mark', '\ufeff//evil.example'],
  ['right-to-left override', '/\u202e/evil.example'],
  ['line separator', '/\u2028/evil.example'],
  // Absolute URLs and other schemes.
  ['another site', 'https://evil.example/'],
  ['another site in capitals', 'HTTPS://EVIL.EXAMPLE/'],
  ['one slash after the scheme', 'https:/evil.example'],
  ['no slash after the scheme', 'https:evil.example'],
  ['own origin, other scheme', 'http://hub.example/dashboard'],
  ['own host as userinfo', 'https://hub.example@evil.example/'],
  ['own host as user and password', 'https://hub.example:pw@evil.example/'],
  ['own host as a prefix', 'https://hub.example.evil.example/'],
  ['own origin, other port', 'https://hub.example:8443/dashboard'],
  ['own origin, then another host', 'https://hub.example//evil.example'],
  ['own origin without a path', 'https://hub.example'],
  ['own origin, backslash', 'https://hub.example/\\evil.example'],
  ['javascript', 'javascript:alert(1)'],
  ['javascript in mixed case', 'JaVaScRiPt:alert(1)'],
  ['javascript with a comment', 'javascript://hub.example/%0aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['vbscript', 'vbscript:msgbox(1)'],
  ['file', 'file:///etc/passwd'],
  ['blob', 'blob:https://hub.example/1'],
  ['mailto', 'mailto:a@evil.example'],
  ['very long', `/${'a'.repeat(3000)}`],
];

const good: [raw: string, result: string][] = [
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/dashboard?widget=Apply', '/dashboard?widget=Apply'],
  ['/dashboard#apply', '/dashboard#apply'],
  [
    '/dashboard/preferences?section=hub-personalisation#form',
    '/dashboard/preferences?section=hub-personalisation#form',
  ],
  ['/explore/uni-detail/10007150', '/explore/uni-detail/10007150'],
  ['/search?q=caf%C3%A9%20crème'.replace('è', '%C3%A8'), '/search?q=caf%C3%A9%20cr%C3%A8me'],
  [
    '/search?next=https%3A%2F%2Felsewhere.example%2F',
    '/search?next=https%3A%2F%2Felsewhere.example%2F',
  ],
  ['/search?q=a%0Ab', '/search?q=a%0Ab'],
  ['/a/../dashboard', '/dashboard'],
  ['/people@home', '/people@home'],
  ['https://hub.example/dashboard?a=1#b', '/dashboard?a=1#b'],
  ['https://hub.example/', '/'],
];

describe('safeReturnUrl', () => {
  it('the list has at least 60 hostile inputs', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('safeReturnUrl rejects %s', (_form, raw) => {
    expect(safeReturnUrl(raw, own)).toBe('/dashboard');
  });

  it.each(good)('safeReturnUrl accepts %s', (raw, result) => {
    expect(safeReturnUrl(raw, own)).toBe(result);
  });

  it('safeReturnUrl returns the given fallback', () => {
    expect(safeReturnUrl('//evil.example', own, '/status')).toBe('/status');
  });

  it('safeReturnUrl never leaves the origin, whatever its input', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '//', '.', '..', '%2f', '%5c', '%252f', '%09', '\t', '\n', ' ', '@', ':', '?'],
      ...['#', 'evil.example', 'hub.example', own, 'https:', 'javascript:', '\uff0f', 'a'],
    );
    const crafted = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(crafted, fc.string({ unit: 'binary' }), fc.webUrl()), (raw) => {
        const result = safeReturnUrl(raw, own);
        expect(result).toMatch(/^\/(?![/\\])/);
        expect(new URL(result, own).origin).toBe(own);
        // Validating the result again must not change it, because the browser sends it back.
        expect(safeReturnUrl(result, own)).toBe(result);
      }),
      { numRuns: 2000 },
    );
  }, 30_000);
});
