import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckIcon } from './CheckIcon.ts';
import { IconSpriteProvider } from './IconSprite.tsx';

it('is decoration unless it has a name', () => {
  expect(renderToStaticMarkup(<CheckIcon />)).toMatch(/^<svg [^>]*aria-hidden="true"/);
  const named = renderToStaticMarkup(<CheckIcon label="Done" />);
  expect(named).toMatch(/^<svg [^>]*role="img" aria-label="Done"/);
  expect(named).not.toContain('aria-hidden');
});

it('is drawn by the page where there is a symbol of it, and by itself elsewhere', () => {
  const drawn = (symbol: string | null) =>
    renderToStaticMarkup(
      <IconSpriteProvider sprite={(name) => symbol && `#${symbol}-${name}`}>
        <CheckIcon label="Done" />
      </IconSpriteProvider>,
    );
  expect(drawn('symbol')).toMatch(/^<svg [^>]*aria-label="Done"><use href="#symbol-check"/);
  expect(drawn(null)).toBe(renderToStaticMarkup(<CheckIcon label="Done" />));
});
