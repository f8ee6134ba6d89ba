import { describe, expect, it } from 'vitest';
import { backLink, readBackUrl } from './back-link.server.ts';

const own = 'https://hub.test';

describe('readBackUrl', () => {
  it.each([
    ['a page of results', '/coursedisplay/results?page=2', '/coursedisplay/results?page=2'],
    ['our own absolute address', `${own}/explore/favourites`, '/explore/favourites'],
    ['another site', 'https://evil.test/', null],
    ['another site without a scheme', '//evil.test', null],
    ['a script', 'javascript:alert(1)', null],
    ['nothing', null, null],
    ['an empty address', '', null],
  ])('%s', (_name, raw, expected) => expect(readBackUrl(raw, own)).toBe(expected));
});

describe('backLink', () => {
  it.each([
    [null, '/coursedisplay/results', 'Back to the course search'],
    ['/coursedisplay/results?page=2', '/coursedisplay/results?page=2', 'Back to the course search'],
    ['/explore/favourites', '/explore/favourites', 'Back'],
  ])('from %s', (backUrl, href, label) => expect(backLink(backUrl)).toEqual({ href, label }));
});
