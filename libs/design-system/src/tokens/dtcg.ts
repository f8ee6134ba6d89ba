/**
 * Types of the token sources: a tree of groups whose leaves have a `$value`, as in the format of
 * the Design Tokens Community Group (DTCG), but with colours as hex strings and with the unit `ch`.
 * `format.ts` converts them to that format.
 */

export interface Dimension {
  readonly value: number;
  readonly unit: string;
}

export interface Shadow {
  readonly color: string;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
}

type Value = string | number | Dimension | readonly (string | number | Shadow)[];

/** One token. A size may have a second value, which is its size on large screens. */
export interface Token {
  /** Type of the token. It may be omitted if the surrounding group sets it. */
  readonly $type?: string;
  readonly $value: Value;
  readonly $extensions?: { readonly 'ds.largeScreen': Dimension };
}

/** Token values by name: `radius.card`. */
export type Values = Readonly<Record<string, Token['$value']>>;

/** A group of tokens and nested groups, with a common `$type`. */
export interface TokenGroup {
  readonly [name: string]: TokenGroup | Token | string;
}

/**
 * The tree of a token file in which each token is replaced by a string: its CSS value or its name.
 */
export type Strings<Group> = Group extends { $value: unknown }
  ? string
  : { [Name in keyof Group as Name extends `$${string}` ? never : Name]: Strings<Group[Name]> };

/** Replaces every token in a tree with a string. */
export function mapTokens<Group extends object>(
  group: Group,
  toString: (token: Token) => string,
): Strings<Group> {
  const entries = Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, child]: [string, object]) => [
      name,
      '$value' in child ? toString(child as Token) : mapTokens(child, toString),
    ]);
  return Object.fromEntries(entries) as Strings<Group>;
}

/** The public name of a token as a CSS variable: `--ds-color-ink-muted`. */
export const variableName = (path: readonly string[]): string =>
  ['--ds', ...path.map(kebab)].join('-');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS of one token, for example `0.25rem`, `#faf6ee` or `clamp(…)`. */
export function tokenToCss({ $value, $extensions }: Token): string {
  if ($extensions) {
    return fluid($value as Dimension, $extensions['ds.largeScreen']);
  }
  if (typeof $value !== 'object') {
    return String($value);
  }
  if ('unit' in $value) {
    return dimension($value);
  }
  if ($value.every((item) => typeof item === 'number')) {
    return `cubic-bezier(${$value.join(', ')})`;
  }
  return $value.map((item) => (typeof item === 'object' ? shadow(item) : family(item))).join(', ');
}

/** Writes a font family for CSS: in quotes, except a single word, which may be a generic family. */
const family = (name: string | number) =>
  /^[a-z-]+$/i.test(String(name)) ? String(name) : `"${name}"`;

const dimension = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`);

const shadow = ({ offsetX, offsetY, blur, spread, color }: Shadow) =>
  [...[offsetX, offsetY, blur, spread].map(dimension), color].join(' ');

/** Range of screen widths, in rem, in which a fluid size grows: 320 px to 1280 px. */
const SMALL_SCREEN = 20;
const LARGE_SCREEN = 80;
const PX_PER_REM = 16;

/** A size that grows linearly between the two screen widths and scales with text zoom. */
function fluid(small: Dimension, large: Dimension): string {
  const inRem = ({ value, unit }: Dimension) => (unit === 'px' ? value / PX_PER_REM : value);
  const slope = (inRem(large) - inRem(small)) / (LARGE_SCREEN - SMALL_SCREEN);
  const start = inRem(small) - slope * SMALL_SCREEN;
  const round = (value: number) => Number(value.toFixed(4));
  return `clamp(${dimension(small)}, ${round(start)}rem + ${round(slope * 100)}vw, ${dimension(large)})`;
}
