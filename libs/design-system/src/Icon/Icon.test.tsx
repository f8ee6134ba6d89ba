import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckIcon } from './CheckIcon.ts';

it('an icon is decorative unless it has a label', () => {
  expect(renderToStaticMarkup(<CheckIcon />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
  const named = renderToStaticMarkup(<CheckIcon label="Done" />);
  expect(named).toMatch(/^<svg [^>]*role="img" aria-label="Done"/);
  expect(named).not.toContain('aria-hidden');
});

it('an icon has a size and no fill on a page without styles', () => {
  const size = 'width="24" height="24" fill="none" stroke="currentColor"';
  expect(renderToStaticMarkup(<CheckIcon />)).toContain(size);
});
