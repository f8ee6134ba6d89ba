import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckIcon } from './CheckIcon.ts';
import { IconSpriteContext } from './IconSpriteContext.ts';

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

it('an icon uses the page’s symbol if there is one, and draws itself otherwise', () => {
  const drawn = (symbol: string | null) =>
    renderToStaticMarkup(
      <IconSpriteContext.Provider value={(path) => symbol && `#${symbol}-${path.length}`}>
        <CheckIcon label="Done" />
      </IconSpriteContext.Provider>,
    );
  expect(drawn('symbol')).toMatch(/^<svg [^>]*aria-label="Done"><use href="#symbol-\d+"/);
  expect(drawn(null)).toBe(renderToStaticMarkup(<CheckIcon label="Done" />));
});
