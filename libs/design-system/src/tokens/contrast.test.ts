import { describe, expect, it } from 'vitest';
import { type Colours, grounds, tones } from './colours.ts';
import { contrast } from './contrast.ts';
import type { ThemeName } from './names.ts';
import { themes } from './themes.ts';

const TEXT = 4.5;
const BODY_TEXT = 7;
/** Lines, fills and focus rings that people have to see. */
const INTERFACE = 3;

const soft = tones.map((tone) => `${tone}.soft` as const);
const bars = Array.from({ length: 16 }, (_, index) => `bar.${index + 1}`);
const avatars = [1, 2, 3, 4, 5, 6].map((number) => `avatar${number}`);

/** Every pair of a foreground and a background that the components paint, and the least contrast. */
const pairs: [foreground: string, background: string, least: number][] = [
  ...[...grounds, ...soft].flatMap((background): typeof pairs => [
    ['ink', background, BODY_TEXT],
    ['inkMuted', background, BODY_TEXT],
    ['focus', background, INTERFACE],
  ]),
  ...grounds.map((background): (typeof pairs)[0] => ['lineStrong', background, INTERFACE]),
  ...tones.flatMap((tone): typeof pairs => [
    [`${tone}.on`, `${tone}.fill`, TEXT],
    [`${tone}.ink`, `${tone}.soft`, BODY_TEXT],
    ...grounds.map((background): (typeof pairs)[0] => [`${tone}.ink`, background, BODY_TEXT]),
  ]),
  // The fill of marigold always carries its own dark text, so it need not stand out from paper.
  ...tones
    .filter((tone) => tone !== 'turn')
    .flatMap((tone): typeof pairs => [
      [`${tone}.fill`, `${tone}.soft`, INTERFACE],
      ...grounds.map((background): (typeof pairs)[0] => [`${tone}.fill`, background, INTERFACE]),
    ]),
  // Hovered: the fill becomes the ink.
  ['primary.on', 'primary.ink', TEXT],
  ['danger.on', 'danger.ink', TEXT],
  ['primary.ink', 'primary.soft', BODY_TEXT],
  // The skip link.
  ['ground', 'ink', BODY_TEXT],
  ['ink', 'primary.edge', BODY_TEXT],
  ...bars.flatMap((bar): typeof pairs =>
    grounds.map((background): (typeof pairs)[0] => [bar, background, INTERFACE]),
  ),
  ...avatars.flatMap((avatar): typeof pairs => [[`${avatar}.on`, `${avatar}.fill`, TEXT]]),
];

function colour(theme: ThemeName, path: string): string {
  const token = path
    .split('.')
    .reduce<unknown>(
      (group, name) => (group as Colours)[name as keyof Colours],
      themes[theme].color,
    );
  return (token as { $value: string }).$value;
}

describe.each(Object.keys(themes) as ThemeName[])('theme %s', (theme) => {
  it('has enough contrast in every pair of colours that the components paint', () => {
    const failures = pairs
      .filter(([, background]) => theme !== 'contrast' || background !== 'primary.edge')
      .map(([foreground, background, least]) => ({
        pair: `${foreground} on ${background}`,
        least,
        is: contrast(colour(theme, foreground), colour(theme, background)),
      }))
      .filter(({ least, is }) => !(is >= least));
    expect(failures).toEqual([]);
  });

  it('has exactly the tokens of the light theme', () => {
    const names = (group: object): string[] =>
      Object.entries(group).flatMap(([name, child]: [string, object | string]) =>
        typeof child === 'object' && !name.startsWith('$')
          ? names(child).map((rest) => `${name}.${rest}`)
          : [name],
      );
    expect(names(themes[theme].color)).toEqual(names(themes.light.color));
  });
});
