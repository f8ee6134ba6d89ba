import { expect, test } from 'vitest';
import { sanitiseHtml } from './sanitise.server.ts';

test('harmless marks and links stay', () => {
  const html = '<p>Results are <strong>out</strong>: <a href="https://hub.test/x">look</a></p>';
  expect(sanitiseHtml(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.test">x</a>', '<a>x</a>'],
  ['<p style="position:fixed" onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<iframe src="https://evil.test"></iframe>', ''],
])('%s cannot do anything', (html, clean) => {
  expect(sanitiseHtml(html)).toBe(clean);
});
