import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { BrandSample } from '#gallery/brands.tsx';
import { Banner } from '#src/Banner/Banner.tsx';
import { Grid } from '#src/Grid/Grid.tsx';
import { Stack } from '#src/Stack/Stack.tsx';
import { Text } from '#src/Text/Text.tsx';
import { TextField } from '#src/TextField/TextField.tsx';
import { createTheme, type BrandTheme, type ThemeOptions } from '#src/theme/createTheme.ts';
import { themeTokens } from '#src/theme/themeTokens.ts';

const fields = {
  brand: { label: 'Brand colour', hint: 'For example #00703c' },
  accent: { label: 'Accent (optional)', hint: 'For actions that the user must take now' },
  focus: { label: 'Focus ring (optional)', hint: 'By default, the hue of the brand' },
  neutral: { label: 'Neutral (optional)', hint: 'The tint of backgrounds and lines' },
  radius: { label: 'Corners in px (optional)', hint: 'By default, 12' },
  fontFamily: { label: 'Fonts (optional)', hint: 'In order of preference, separated by commas' },
} as const;
type Name = keyof typeof fields;
type Typed = Readonly<Record<Name, string>>;

const nothing: Typed = {
  ...{ brand: '#00703c', accent: '', focus: '', neutral: '' },
  ...{ radius: '', fontFamily: '' },
};

const optionsOf = ({ brand, accent, focus, neutral, radius, fontFamily }: Typed): ThemeOptions => ({
  brand: brand.trim(),
  accent: accent.trim() || undefined,
  focus: focus.trim() || undefined,
  neutral: neutral.trim() || undefined,
  radius: radius.trim() === '' ? undefined : Number(radius),
  fontFamily: fontFamily.trim() === '' ? undefined : fontFamily.split(',').map((it) => it.trim()),
});

const file = (type: string, text: string) =>
  `data:${type};charset=utf-8,${encodeURIComponent(text)}`;

/**
 * A form that generates a brand from its input. It previews the brand in the three themes and shows
 * the generated files.
 */
export function Brand() {
  const [typed, setTyped] = useState(nothing);
  const [shown, setShown] = useState(nothing);
  const [wrong, setWrong] = useState<string>();

  /** Invalid input shows an error, and the last valid brand remains visible. */
  function type(name: Name, value: string) {
    const next = { ...typed, [name]: value };
    setTyped(next);
    try {
      createTheme(optionsOf(next));
      setShown(next);
      setWrong(undefined);
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Unstyled>
      <Stack>
        <Grid min="m">
          {(Object.keys(fields) as Name[]).map((name) => (
            <TextField
              key={name}
              {...fields[name]}
              name={name}
              value={typed[name]}
              spellCheck={false}
              onChange={({ target }) => type(name, target.value)}
            />
          ))}
        </Grid>
        {wrong !== undefined && (
          <Banner tone="info" title={wrong}>
            <Text>Until you correct this, the page shows the last valid brand.</Text>
          </Banner>
        )}
        <Result options={optionsOf(shown)} />
      </Stack>
    </Unstyled>
  );
}

const shownThemes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['contrast', 'High contrast'],
] as const;

function Result({ options }: { options: ThemeOptions }) {
  const theme = createTheme(options);
  const { failures } = createTheme({ ...options, adjust: false });
  const part = createTheme({ ...options, selector: '[data-brand="yours"]' });
  return (
    <>
      <style>{part.css}</style>
      <p>
        <a download="brand.css" href={file('text/css', theme.css)}>
          brand.css
        </a>
        {' · '}
        <a
          download="brand.resolver.json"
          href={file('application/json', JSON.stringify(themeTokens(theme), undefined, 2))}
        >
          brand.resolver.json
        </a>
      </p>
      <Adjusted failures={failures} />
      {shownThemes.map(([theme, title]) => (
        <BrandSample key={theme} brand="yours" title={title} theme={theme} id={`yours-${theme}`} />
      ))}
    </>
  );
}

function Adjusted({ failures }: Pick<BrandTheme, 'failures'>) {
  if (failures.length === 0) return <p>In the light theme, your colours are unchanged.</p>;
  return (
    <details>
      <summary>
        A colour was made darker in the light theme. Otherwise {failures.length} pairs would have
        too little contrast
      </summary>
      <ul>
        {failures.map(({ foreground, background, ratio, wanted }) => (
          <li key={`${foreground} ${background}`}>
            {foreground} on {background}: {ratio.toFixed(2)} to 1, required {wanted} to 1
          </li>
        ))}
      </ul>
    </details>
  );
}
