import * as designSystem from '@applicant-hub/design-system';
import { HeartIcon, IconSpriteContext, StarIcon } from '@applicant-hub/design-system';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { notingSprite, type ShownIcons, symbolsOf } from './icons.ts';

it('an icon is drawn once in a page, however often it is used', () => {
  const shown: ShownIcons = new Map();
  const html = renderToString(
    <IconSpriteContext.Provider value={notingSprite(shown)}>
      <HeartIcon />
      <StarIcon />
      <HeartIcon />
    </IconSpriteContext.Provider>,
  );
  const used = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(used).toHaveLength(3);
  expect(html).not.toContain('<path');
  const drawn = [...symbolsOf(shown).matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...new Set(used)]);
  expect(symbolsOf(shown).match(/<path d="[^"]+"/g)).toHaveLength(2);
});

it('every icon has a unique id', () => {
  const shown: ShownIcons = new Map();
  const paths = new Set<string>();
  const note = notingSprite(shown);
  const icons = Object.entries(designSystem).filter(([name]) => name.endsWith('Icon'));
  for (const [, Icon] of icons as [string, typeof HeartIcon][]) {
    const sprite = (path: string) => {
      paths.add(path);
      return note(path);
    };
    renderToString(
      <IconSpriteContext.Provider value={sprite}>
        <Icon />
      </IconSpriteContext.Provider>,
    );
  }
  expect(paths.size).toBeGreaterThan(30);
  expect(shown.size).toBe(paths.size);
});

it('an icon draws itself on a page that does not contain its symbol', () => {
  const html = renderToString(
    <IconSpriteContext.Provider value={() => null}>
      <HeartIcon />
    </IconSpriteContext.Provider>,
  );
  expect(html).toContain('<path d="');
  expect(html).not.toContain('<use');
});
