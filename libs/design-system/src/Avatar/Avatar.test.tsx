import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';

it('an avatar is decorative, and contains the initials followed by the image', () => {
  const html = renderToStaticMarkup(<Avatar initials="AO" colour={2} src="/amara.png" />);
  expect(html).toMatch(/^<span [^>]*data-colour="2"[^>]*aria-hidden="true">AO<img [^>]*alt=""/);
});
