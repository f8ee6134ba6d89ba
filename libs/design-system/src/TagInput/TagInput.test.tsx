import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { englishTagInput } from './english.ts';
import { TagInput } from './TagInput.tsx';
import { tagsOf } from './tags.ts';

it.each([
  ['', []],
  [' , ,', []],
  ['Maths', ['Maths']],
  ['Maths,  Art  and design , maths,Art', ['Maths', 'Art and design', 'Art']],
])('the input “%s” is split into the tags %j', (text, tags) => {
  expect(tagsOf(text)).toEqual(tags);
});

it('without scripts a tag input is a text field', () => {
  const html = renderToStaticMarkup(
    <TagInput label="Subjects" name="subjects" defaultValue="a, b" words={englishTagInput} />,
  );
  expect(html).toMatch(/<input [^>]*name="subjects"[^>]* type="text"[^>]* value="a, b"/);
  expect(html).not.toMatch(/<ul|<button/);
});
