import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { englishFileUpload } from './english.ts';
import { addTo } from './files.ts';
import { FileUpload } from './FileUpload.tsx';

const field = {
  label: 'Letter',
  name: 'letter',
  limits: 'PDF, up to 5 MB',
  words: englishFileUpload,
};

it('the description of the field consists of its hint, its limits and its error, in this order', () => {
  const html = renderToStaticMarkup(
    <FileUpload {...field} hint="From your school" error="Choose a PDF" accept=".pdf" />,
  );
  expect(html).toContain('aria-describedby="letter-hint letter-error"');
  expect(html).toMatch(/id="letter-hint"[^>]*>From your school <span [^>]*>PDF, up to 5 MB</);
  expect(html).toMatch(/<input [^>]*accept=".pdf"[^>]* type="file"/);
});

it('without scripts the list contains only stored files, each with a submit button', () => {
  const file = { name: 'a.pdf', bytes: 1_250_000, remove: { name: 'intent', value: 'remove-7' } };
  const html = renderToStaticMarkup(<FileUpload {...field} kept={[file]} maxBytes={10} />);
  expect(html).toMatch(/<ul [^>]*aria-label="Chosen files">.*a\.pdf.*1\.3 MB/);
  expect(html).toMatch(
    /<button (?=[^>]*type="submit")(?=[^>]*formNoValidate="")(?=[^>]*name="intent" value="remove-7")[^>]*aria-label="Remove a.pdf"/i,
  );
  expect(html).not.toContain('Too large');
  expect(renderToStaticMarkup(<FileUpload {...field} />)).not.toContain('<ul');
});

it('a new selection is added to the previous selection, and each file is listed only once', () => {
  const file = (name: string, text = name) => new File([text], name, { lastModified: 1 });
  const names = addTo([file('a'), file('b')], [file('b'), file('b', 'longer'), file('c')]);
  expect(names.map(({ name }) => name)).toEqual(['a', 'b', 'b', 'c']);
});

it.each([
  [1, '1 kB'],
  [348_160, '348 kB'],
  [1_250_000, '1.3 MB'],
])('the size of %i bytes is formatted with a unit', (bytes, words) => {
  expect(englishFileUpload.size(bytes)).toBe(words);
});
