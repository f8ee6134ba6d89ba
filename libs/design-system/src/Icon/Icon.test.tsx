import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckIcon } from './CheckIcon.ts';

it('is decoration unless it has a name', () => {
  expect(renderToStaticMarkup(<CheckIcon />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
  const named = renderToStaticMarkup(<CheckIcon label="Done" />);
  expect(named).toMatch(/^<svg [^>]*role="img" aria-label="Done"/);
  expect(named).not.toContain('aria-hidden');
});
