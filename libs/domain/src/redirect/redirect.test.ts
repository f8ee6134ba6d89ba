import { describe, expect, it } from 'vitest';
import { isAllowedRedirect } from './redirect.ts';

const hosts = ['hub.example', 'search.example:8443'];

describe('isAllowedRedirect', () => {
  for (const url of [
    '/dashboard',
    '/',
    '/dashboard?widget=Tariff#top',
    '/a?next=//other',
    '/a#//other',
    'https://hub.example',
    'https://hub.example/a/b?c=d#e',
    'http://hub.example?x',
    'HTTPS://HUB.EXAMPLE/a',
    'https://search.example:8443/a',
  ]) {
    it(`[SH-46][AMB-96] the address ${url} is followed`, () => {
      expect(isAllowedRedirect(url, hosts)).toBe(true);
    });
  }

  for (const url of [
    '',
    ' ',
    'dashboard',
    '?a',
    '#a',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\tevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\hub.example',
    'https://evil.example',
    'https://evil.example/https://hub.example',
    'https://hub.example.evil.example',
    'https://evilhub.example',
    'https://hub.example@evil.example',
    'https://hub.example:80@evil.example',
    'https://user:pass@hub.example',
    'https://hub.example:8443/a',
    'https://search.example/a',
    'https://hub.example\\@evil.example',
    'https://hub.example%2eevil.example',
    'https://hub.example;evil.example',
    'ftp://hub.example',
    'javascript:alert(1)',
    'JavaScript://hub.example/%0aalert(1)',
    'javascript:https://hub.example/;alert(1)',
    'xhttps://hub.example',
    'data:text/html,hi',
    ' https://hub.example',
    'https://hub.example ',
    'https://hüb.example',
    'https://hub.example/ü',
    '\u0000/dashboard',
  ]) {
    it(`[SH-46][AMB-96] the address ${JSON.stringify(url)} is ignored`, () => {
      expect(isAllowedRedirect(url, hosts)).toBe(false);
    });
  }
});
