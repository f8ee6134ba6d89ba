import { Unstyled } from '@storybook/addon-docs/blocks';
import { type Colours, grounds, tones } from '#src/tokens/colours.ts';
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

/** Every theme with its grounds, its inks and its tones, each with its contrast. */
export function Themes() {
  return (
    <Unstyled>
      {(Object.keys(themes) as ThemeName[]).map((name) => (
        <Theme key={name} name={NAMES[name]} colours={themes[name].color} />
      ))}
    </Unstyled>
  );
}

function Theme({ name, colours }: { name: string; colours: Colours }) {
  const { ground, ink, line } = colours;
  return (
    <section
      className="theme"
      style={{ background: ground.$value, color: ink.$value, borderColor: line.$value }}
    >
      <h2>{name}</h2>
      <h3>Ink on ground</h3>
      <ul className="swatches">
        {grounds.map((background) => (
          <li
            key={background}
            style={{ background: colours[background].$value, borderColor: line.$value }}
          >
            <b>{background}</b>
            {inks.map((foreground) => (
              <span key={foreground}>
                <i style={{ background: colours[foreground].$value }} /> {foreground}{' '}
                {ratio(colours[foreground].$value, colours[background].$value)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <h3>Tones</h3>
      <ul className="swatches">
        {tones.map((tone) => (
          <Tone key={tone} name={tone} colours={colours[tone]} />
        ))}
      </ul>
    </section>
  );
}

function Tone({ name, colours }: { name: string; colours: Colours['primary'] }) {
  const { fill, on, soft, edge, ink } = colours;
  return (
    <li style={{ background: soft.$value, borderColor: edge.$value, color: ink.$value }}>
      <b>{name}</b>
      <span>ink on soft {ratio(ink.$value, soft.$value)}</span>
      <span className="fill" style={{ background: fill.$value, color: on.$value }}>
        on fill {ratio(on.$value, fill.$value)}
      </span>
    </li>
  );
}
