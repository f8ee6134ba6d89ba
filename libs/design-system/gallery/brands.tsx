import type { ReactElement } from 'react';
import { Banner } from '../src/Banner/Banner.tsx';
import { Box } from '../src/Box/Box.tsx';
import { ButtonLink } from '../src/Button/ButtonLink.tsx';
import { Checkbox } from '../src/Checkbox/Checkbox.tsx';
import { Heading } from '../src/Heading/Heading.tsx';
import { PencilIcon } from '../src/Icon/PencilIcon.ts';
import { Inline } from '../src/Inline/Inline.tsx';
import { Link } from '../src/Link/Link.tsx';
import { ProgressBar } from '../src/ProgressBar/ProgressBar.tsx';
import { Stack } from '../src/Stack/Stack.tsx';
import { Text } from '../src/Text/Text.tsx';
import { TextField } from '../src/TextField/TextField.tsx';
import { Tile } from '../src/Tile/Tile.tsx';
import { createTheme, type ThemeOptions } from '../src/theme/createTheme.ts';
import type { ThemeName } from '../src/tokens/names.ts';

/**
 * Three very different brand colours: the first needs no adjustment, the second is far too light,
 * and the third is black.
 */
const brands: Readonly<Record<string, ThemeOptions>> = {
  college: { brand: '#00703c', radius: 3, fontFamily: ['Georgia', 'serif'] },
  festival: { brand: '#ffdd00', accent: '#7fd0ff', neutral: '#808080', radius: 20 },
  press: { brand: '#111111', accent: '#c8102e', focus: '#0079c1', neutral: '#5f6f65', radius: 0 },
};

export const brandStyles = (): string =>
  Object.entries(brands)
    .map(([name, options]) => createTheme({ ...options, selector: `[data-brand="${name}"]` }).css)
    .join('');

/** Each brand's stylesheet for a whole page, and its tokens. */
export const brandThemes = () =>
  Object.fromEntries(Object.entries(brands).map(([name, options]) => [name, createTheme(options)]));

interface BrandSampleProps {
  /** Value of `data-brand`, which the selector of the brand matches. */
  readonly brand: string;
  /** Default: "Visit the" and the name of the brand. */
  readonly title?: string;
  /** Theme of this part. The default is the surrounding theme. */
  readonly theme?: ThemeName;
  /** Suffix that makes ids unique when the sample is shown several times. */
  readonly id?: string;
}

/** Components that show a brand's colours, corners and type. */
export const BrandSample = ({
  brand,
  title = `Visit the ${brand}`,
  theme,
  id = brand,
}: BrandSampleProps): ReactElement => (
  <Box
    as="section"
    padding="m"
    data-brand={brand}
    data-theme={theme}
    aria-labelledby={`${id}-heading`}
  >
    <Stack>
      <Tile
        tone="primary"
        flagTone="turn"
        flag={
          <>
            <PencilIcon /> Your turn: choose a day by Friday 5 June
          </>
        }
        eyebrow="Open days"
        heading={
          <Heading level={2} id={`${id}-heading`}>
            {title}
          </Heading>
        }
        actions={
          <Inline>
            <ButtonLink href="#book">Book a place</ButtonLink>
            <ButtonLink href="#day" variant="turn">
              Choose a day
            </ButtonLink>
            <ButtonLink href="#ask" variant="secondary">
              Ask us
            </ButtonLink>
          </Inline>
        }
      >
        <Text>
          You can come alone or with your family.{' '}
          <Link href={`#${id}-heading`}>How to get here</Link>
        </Text>
        <ProgressBar value={60} tone="primary" label="Places taken" valueText="60 of 100" />
      </Tile>
      <Banner tone="turn" title="Two places are kept for you" level={3} />
      <TextField
        id={`${id}-email`}
        name="email"
        label="Email"
        type="email"
        error="Enter an email address with an @"
      />
      <Checkbox id={`${id}-news`} name="news" label="Tell me about other days" defaultChecked />
    </Stack>
  </Box>
);

export const brandExamples = Object.keys(brands).map((name) => ({
  id: `Brand/${name}`,
  component: 'Brand',
  element: <BrandSample brand={name} />,
}));
