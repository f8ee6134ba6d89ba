import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CharacterCount } from './CharacterCount.tsx';
import { countText } from './count.ts';
import { englishCharacterCount, englishWordCount } from './english.ts';

it.each([
  ['', 0, 0],
  ['one', 3, 1],
  ['  two\twords\n', 12, 2],
  ['a\r\nb', 3, 2],
  ['Ŵ 😀', 3, 2],
])('the text %j has %i characters and %i words', (text, characters, words) => {
  expect(countText(text, 'characters')).toBe(characters);
  expect(countText(text, 'words')).toBe(words);
});

it('without scripts the description contains the limit after the hint and error', () => {
  const html = renderToStaticMarkup(
    <CharacterCount
      label="Why"
      name="why"
      hint="Briefly"
      error="Shorten it"
      limit={1}
      unit="words"
      words={englishWordCount}
      defaultValue="one two"
    />,
  );
  expect(html).toContain('aria-describedby="why-hint why-error why-count"');
  expect(html).toMatch(/id="why-count"[^>]*>You can enter up to 1 word</);
  expect(html).toMatch(/role="status"><\/p>/);
  expect(html).not.toContain('maxLength');
});

it('the English texts state the remaining number and the excess', () => {
  expect(englishCharacterCount.left(1_200)).toBe('You have 1,200 characters left');
  expect(englishCharacterCount.left(0)).toBe('You have 0 characters left');
  expect(englishWordCount.over(1)).toBe('You have 1 word too many');
});
