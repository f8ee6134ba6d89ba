import { expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { sanitiseHtml } from './sanitise.server.ts';
// The browser test reads the same list.
import payloads from './xss-payloads.json';

const { config } = createTestSite();

it('harmless elements and links are preserved', () => {
  const html = '<p>Results are <strong>out</strong>: <a href="https://hub.test/x">look</a></p>';
  expect(sanitiseHtml(html, config)).toBe(html);
});

it.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<p style="position:fixed" onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<iframe src="https://evil.test"></iframe>', ''],
  ['<svg><p onclick="alert(1)">x</p></svg>', '<p>x</p>'],
])('[NTF-18][AMB-62] active content is removed from %s', (html, clean) => {
  expect(sanitiseHtml(html, config)).toBe(clean);
});

it('a link to a page that the hub does not have becomes text', () => {
  const withoutWebsite = { ...config, links: { ...config.links, website: null } };
  const html = '<p>See <a href="/money/fees">the fees</a> and <a href="/dashboard">the hub</a></p>';
  expect(sanitiseHtml(html, withoutWebsite)).toBe(
    '<p>See the fees and <a href="/dashboard">the hub</a></p>',
  );
  expect(sanitiseHtml(html, config)).toBe(html);
});

it('a text that is too long is cut off, and its elements are closed', () => {
  const clean = sanitiseHtml(`<p><b>${'word '.repeat(3_000)}</b></p>`, config);
  expect(clean).toMatch(/^<p><b>word word .* wor?d?<\/b><\/p>…$/);
  expect(clean.length).toBeLessThan(10_100);
});

/** Matches only allowed elements without attributes, and links to pages. */
const harmless =
  /^(?:[^<>]|<\/?(?:b|em|i|li|ol|p|strong|ul)>|<br \/>|<\/a>|<a(?: href="(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)[^"<>]*")?>)*$/;

it('the list has at least 60 attacks, without duplicates', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  expect(new Set(payloads).size).toBe(payloads.length);
});

it.each(payloads)('[NTF-18][AMB-62] %j is rendered inert', (payload) => {
  for (const html of [payload, `<p>Before ${payload} after</p>`, payload + payload]) {
    const clean = sanitiseHtml(html, config);
    expect(clean).toMatch(harmless);
    // Parsing the result again, as a browser does, produces no harmful elements.
    expect(sanitiseHtml(clean, config)).toMatch(harmless);
  }
});
