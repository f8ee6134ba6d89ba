import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

it('an avatar contains initials behind the image, and shows them if the image fails to load', () => {
  const html = renderToStaticMarkup(<Avatar initials="AO" colour={2} src="/amara.png" />);
  expect(html).toMatch(/^<span [^>]*data-colour="2"[^>]*aria-hidden="true">AO<img [^>]*alt=""/);
});
