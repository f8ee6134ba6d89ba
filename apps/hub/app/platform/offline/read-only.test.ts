import { describe, expect, it } from 'vitest';
import { readOnlyHtml, stylesIn } from './read-only.ts';

const saved = new Date('2026-03-03T14:05:00Z');

const page = `<html><head><script nonce="x">one()
</script><link rel="stylesheet" href="/assets/page-a1.css"/></head><body>
<header><details><summary>Account</summary><button type="submit">Log out</button></details></header>
<main id="main-content" tabindex="-1"><h1>Notes</h1>
<dialog open><p>News
</p></dialog><form><input type="hidden" name="csrf" value="a.b.c"/><input name="q" type="text"/>
<textarea name="text">My text</textarea></form><select></select></main>
<script type="application/json">{"a":1}</script></body></html>`;

describe('the copy of a page', () => {
  const copy = readOnlyHtml(page, saved);

  it('a copy shows the time when it was saved, above its content', () => {
    expect(copy).toMatch(
      /<main id="main-content" tabindex="-1"><style>.*<\/style><p role="status"[^>]*>You can't reach Your Hub at the moment\. This copy was saved on Tuesday 3 March, 2:05pm UK time\./,
    );
  });

  it('a page without a time has no note above its content', () => {
    expect(readOnlyHtml(page, null)).toContain(
      '<main id="main-content" tabindex="-1"><h1>Notes</h1>',
    );
  });

  it('a copy has no script, no dialog and no form token', () => {
    expect(copy).not.toMatch(/<script|<dialog|News|csrf|a\.b\.c/);
    expect(copy).toContain('<h1>Notes</h1>');
  });

  it('a copy has readable text, and its controls are disabled', () => {
    expect(copy).toContain('<textarea readonly name="text">My text</textarea>');
    for (const control of ['button type="submit"', 'input name="q"', 'select']) {
      const [element = '', ...rest] = control.split(' ');
      expect(copy).toContain(`<${[element, 'disabled', ...rest].join(' ')}`);
    }
    expect(copy).toContain('<summary>Account</summary>');
  });
});

it('each stylesheet of a page is found once', () => {
  expect(stylesIn(page + page)).toEqual(['/assets/page-a1.css']);
});
