import { describe, expect, it } from 'vitest';
import { fillHtmlTokens, fillTokens } from './tokens.ts';

describe('placeholders', () => {
  const values = { name: 'Ann & "Bo" <b>', year: '2027', empty: '', tricky: '{{year}}' };
  it.each([
    ['For {{year}}', 'For 2027', 'For 2027'],
    ['{{ year }}/{{year}}', '2027/2027', '2027/2027'],
    ['Hi {{name}}!', 'Hi Ann & "Bo" <b>!', 'Hi Ann &amp; &quot;Bo&quot; &lt;b&gt;!'],
    ['Hi {{nobody}}!', 'Hi !', 'Hi !'],
    ['{{empty}}{{}}{{toString}}{{__proto__}}', '', ''],
    ['{{{{year}}}}', '2027', '2027'],
    ['{{year', 'year', 'year'],
    ['year}}', 'year', 'year'],
    ['{{a{{b}}c}}', 'ac', 'ac'],
    ['{year} stays', '{year} stays', '{year} stays'],
    ['{{tricky}}', '{{year}}', '{{year}}'],
    [
      '<a href="/{{name}}">',
      '<a href="/Ann & "Bo" <b>">',
      '<a href="/Ann &amp; &quot;Bo&quot; &lt;b&gt;">',
    ],
  ])('[NTF-2] the placeholders of %s are filled in', (text, plain, html) => {
    expect(fillTokens(text, values)).toBe(plain);
    expect(fillHtmlTokens(text, values)).toBe(html);
  });
});
