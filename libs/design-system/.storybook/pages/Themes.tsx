import { Unstyled } from '@storybook/addon-docs/blocks';
import { colourOf, grounds, paletteOf, tones, type Palette } from '#src/tokens/colours.ts';
import { contrast } from '#src/tokens/contrast.ts';
import type { ThemeName } from '#src/tokens/names.ts';
import { themes } from '#src/tokens/themes.ts';

const NAMES: Record<ThemeName, string> = {
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

const inks = ['ink', 'inkMuted', 'lineStrong', 'focus'] as const;

const ratio = (one: string, other: string) => `${contrast(one, other).toFixed(1)} to 1`;

export function Themes() {
  return (
    <Unstyled>
      {(Object.keys(themes) as ThemeName[]).map((name) => (
        <Theme key={name} name={NAMES[name]} palette={paletteOf(themes[name].color)} />
      ))}
    </Unstyled>
  );
}

function Theme({ name, palette }: { name: string; palette: Palette }) {
  const hex = (token: string) => colourOf(palette, token);
  return (
    <section
      className="theme"
      style={{ background: hex('ground'), color: hex('ink'), borderColor: hex('line') }}
    >
      <h2>{name}</h2>
      <h3>Ink on ground</h3>
      <ul className="swatches">
        {grounds.map((background) => (
          <li key={background} style={{ background: hex(background), borderColor: hex('line') }}>
            <b>{background}</b>
            {inks.map((foreground) => (
              <span key={foreground}>
                <i style={{ background: hex(foreground) }} /> {foreground}{' '}
                {ratio(hex(foreground), hex(background))}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <h3>Tones</h3>
      <ul className="swatches">
        {tones.map((tone) => (
          <Tone key={tone} name={tone} palette={palette} />
        ))}
      </ul>
    </section>
  );
}

function Tone({ name, palette }: { name: string; palette: Palette }) {
  const [fill, on, soft, edge, ink] = ['fill', 'on', 'soft', 'edge', 'ink'].map((part) =>
    colourOf(palette, `${name}.${part}`),
  ) as [string, string, string, string, string];
  return (
    <li style={{ background: soft, borderColor: edge, color: ink }}>
      <b>{name}</b>
      <span>ink on soft {ratio(ink, soft)}</span>
      <span className="fill" style={{ background: fill, color: on }}>
        on fill {ratio(on, fill)}
      </span>
    </li>
  );
}
