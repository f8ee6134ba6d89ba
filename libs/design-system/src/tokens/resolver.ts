import base from './base.tokens.json';
import { tones, type Palette } from './colours.ts';
import { descriptionOf } from './descriptions.ts';
import type { Values } from './dtcg.ts';
import { inFormat, type FormatGroup } from './format.ts';
import type { ThemeName } from './names.ts';
import { themes } from './themes.ts';

/** Values that replace the default tokens, by token name. */
export interface Replaced {
  /** Values for corners and type, by token name: `radius.card`. */
  readonly shape?: Values;
  /** The colours of each theme, by token name without the prefix `color`: `primary.fill`. */
  readonly palettes?: Readonly<Record<ThemeName, Palette>>;
}

/** Token files, named by their content. */
export type TokenFile = 'base' | 'large-screen' | ThemeName;

/**
 * All tokens: one file for the tokens that all themes share, and one file for each condition that
 * changes tokens.
 */
export function tokenFiles({ shape = {}, palettes }: Replaced = {}): Record<
  TokenFile,
  FormatGroup
> {
  const theme = (name: ThemeName) =>
    inFormat(themes[name], ({ $value }, token) => {
      const own = palettes?.[name][token.replace(/^color\./, '')];
      return token.startsWith('color.') && own !== undefined ? own : $value;
    });
  return {
    base: inFormat(base, ({ $value }, name) => shape[name] ?? $value),
    'large-screen': inFormat(base, ({ $extensions }) => $extensions?.['ds.largeScreen']),
    light: theme('light'),
    dark: theme('dark'),
    contrast: theme('contrast'),
  };
}

/**
 * The colours that `data-tone` provides. Each refers to the colour of the same name in the given
 * tone.
 */
export const toneTokens = (name: (typeof tones)[number]): FormatGroup => ({
  tone: Object.fromEntries(
    ['fill', 'on', 'soft', 'edge', 'ink'].map((part) => [
      part,
      {
        $type: 'color',
        $value: `{color.${name}.${part}}`,
        $description: descriptionOf(`tone.${part}`),
      },
    ]),
  ),
});

/** Tokens in a resolver document: inline, or a reference to a file. */
export type Source = FormatGroup | { readonly $ref: string };

interface Modifier {
  readonly description: string;
  readonly contexts: Readonly<Record<string, readonly Source[]>>;
  readonly default: string;
}

/**
 * A document in the format of the Resolver Module of the Design Tokens Community Group, version
 * 2025.10.
 */
export interface ResolverDocument {
  readonly $schema: string;
  readonly name: string;
  readonly version: '2025.10';
  readonly description: string;
  readonly sets: Readonly<Record<string, { description: string; sources: readonly Source[] }>>;
  readonly modifiers: Readonly<Record<string, Modifier>>;
  readonly resolutionOrder: readonly { readonly $ref: string }[];
}

/**
 * The resolver document. It defines when each set of tokens applies, under the same conditions as
 * the stylesheet.
 */
export const resolverDocument = (
  name: string,
  source: (file: TokenFile) => Source,
): ResolverDocument => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name,
  version: '2025.10',
  description:
    'All design tokens, for every combination of colour scheme, contrast, screen and tone. The CSS variable of a token is called as the token, with hyphens and after --ds-: color.inkMuted is --ds-color-ink-muted.',
  sets: {
    base: {
      description: 'Space, widths, corners, type and motion, which no theme changes.',
      sources: [source('base')],
    },
  },
  modifiers: {
    screen: {
      description:
        'The width of the screen. Some sizes are smallest at 320 px (20rem), largest at 1280 px (80rem), and grow evenly between the two.',
      contexts: { small: [], large: [source('large-screen')] },
      default: 'small',
    },
    scheme: {
      description: 'Whether the reader wants a light or a dark page. Paper is always light.',
      contexts: { light: [source('light')], dark: [source('dark')] },
      default: 'light',
    },
    contrast: {
      description:
        'Whether the reader needs more contrast. High contrast is the same in both schemes.',
      contexts: { standard: [], high: [source('contrast')] },
      default: 'standard',
    },
    tone: {
      description: 'What a part of the page says by its colour: data-tone on an element around it.',
      contexts: Object.fromEntries(
        tones.map((tone) => [tone.replace('.', '-'), [toneTokens(tone)]]),
      ),
      default: 'neutral',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/base' },
    { $ref: '#/modifiers/screen' },
    { $ref: '#/modifiers/scheme' },
    { $ref: '#/modifiers/contrast' },
    { $ref: '#/modifiers/tone' },
  ],
});
