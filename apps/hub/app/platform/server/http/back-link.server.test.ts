import { describe, expect, it } from 'vitest';
import { backTo, readBackUrl } from './back-link.server.ts';

const own = 'http://127.0.0.1:3000';

describe('readBackUrl', () => {
  it.each([
    ['a page of results', '/coursedisplay/results?page=2', '/coursedisplay/results?page=2'],
    [
      'one card of a page of results',
      '/coursedisplay/results?page=2#card-a',
      '/coursedisplay/results?page=2#card-a',
    ],
    ["the hub's own absolute address", `${own}/explore/favourites`, '/explore/favourites'],
    ['another site', 'https://evil.test/', null],
    ['another site without a scheme', '//evil.test', null],
    ['a script', 'javascript:alert(1)', null],
    ['no address', null, null],
    ['an empty address', '', null],
  ])('for %s (%s), readBackUrl returns %s', (_name, raw, expected) => {
    const query = new URLSearchParams(raw === null ? {} : { backUrl: raw });
    const url = `${own}/dashboard?${query.toString()}`;
    expect(readBackUrl({ url }, { publicUrl: own })).toBe(expected);
  });
});

describe('backTo', () => {
  it.each([
    ['/coursedisplay/results?page=2#card-a', 'Back to the course search'],
    ['/explore/favourites?sort=title', 'Back to your favourites'],
    ['/explore/favourites/compare', 'Back to comparing courses'],
    ['/explore/for-you', 'Back to ‘For you’'],
    ['/coursedisplay/courses/a?courseOptionId=b', 'Back to the course'],
    ['/explore/uni-detail/10007768', 'Back to the university'],
    ['/dashboard?favourites=courses', 'Back to Hub'],
    ['/dashboard/people-like-you', 'Back to where you were'],
  ])('backTo names the page at %s', (href, label) => expect(backTo(href)).toEqual({ href, label }));
});
