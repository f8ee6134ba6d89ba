/** Colours that can be the background of text. */
export const grounds = ['ground', 'surface', 'raised', 'sunken'] as const;

/** The tones, by token name. */
export const tones = [
  'neutral',
  'primary',
  'turn',
  'success',
  'danger',
  'info',
  'category.1',
  'category.2',
] as const;

/** The colours of one theme by token name without `color`: `primary.fill`. */
export type Palette = Readonly<Record<string, string>>;

/** Flattens a group of colour tokens into a palette. */
export function paletteOf(group: object): Palette {
  const entries = Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]: [string, object]) =>
      '$value' in child
        ? [[name, child.$value as string]]
        : Object.entries(paletteOf(child)).map(([rest, hex]) => [`${name}.${rest}`, hex]),
    );
  return Object.fromEntries(entries) as Palette;
}

/** @throws if the palette has no such colour */
export function colourOf(palette: Palette, name: string): string {
  const colour = palette[name];
  if (colour === undefined) throw new Error(`There is no colour ${name}.`);
  return colour;
}
