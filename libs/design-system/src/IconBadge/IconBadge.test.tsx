import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckIcon } from '../Icon/CheckIcon.ts';
import { IconBadge } from './IconBadge.tsx';

it('a badge is decorative: screen readers skip it', () => {
  const html = renderToStaticMarkup(<IconBadge icon={<CheckIcon />} tone="success" />);
  expect(html).toMatch(/^<span [^>]*data-tone="success"[^>]*><svg [^>]*aria-hidden="true"/);
  expect(html.replace(/<[^>]*>/g, '')).toBe('');
});
