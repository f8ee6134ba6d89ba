import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { variableName } from '../src/tokens/dtcg.ts';
import {
  inputsOf,
  resolve,
  resolvedTokens,
  resolverProblems,
  type Input,
  type Resolved,
} from '../packaging/token-format/resolver.ts';
import { tokenFileProblems } from '../packaging/token-format/rules.ts';
import { installed, results, temporary, tokenReader } from './apps.ts';
import type { Ended } from './command.ts';

const read = (file: string) => readFileSync(path.join(installed(), file), 'utf8');
const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>;
const resolver = () => json('tokens.resolver.json');
const tokensOf = (input: Input) => resolve(resolver(), json, input);

test('the resolver document and its files conform to the specification', () => {
  expect(resolverProblems(resolver(), json)).toEqual([]);
  expect(tokenFileProblems(json('tokens.json'))).toEqual([]);
});

test('tokens.json contains the tokens that apply without an input', () => {
  const byName = (tokens: readonly Resolved[]) =>
    Object.fromEntries(tokens.map(({ name, ...rest }) => [name, rest]));
  expect(byName(resolvedTokens(json('tokens.json')))).toEqual(byName(tokensOf({})));
});

test('Terrazzo reads every combination without warnings and as the specification requires', () => {
  const ends = JSON.parse(readFileSync(results(), 'utf8')) as Record<string, Ended | undefined>;
  const { code, output } = ends[tokenReader.name] ?? { code: undefined, output: 'no result' };
  expect(code, output).toBe(0);
  expect(output).not.toMatch(/warn|lint/i);
  const file = temporary(tokenReader.folder, tokenReader.site, 'read.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as { input: Input; tokens: Resolved[] }[];
  const sorted = <Item>(items: readonly Item[], key: (item: Item) => string) =>
    [...items].sort((one, other) => (key(one) < key(other) ? -1 : 1));
  const inputKey = (input: Input) => JSON.stringify(Object.entries(input).sort());
  const asked = inputsOf(resolver());
  expect(
    sorted(
      all.map(({ input }) => inputKey(input)),
      String,
    ),
  ).toEqual(sorted(asked.map(inputKey), String));
  for (const { input, tokens } of all) {
    const wanted = tokensOf(input).map(({ name, type, value, description }) => ({
      ...{ name, type, value, description },
    }));
    const byName = ({ name }: { name: string }) => name;
    expect(sorted(tokens.map(plain), byName), JSON.stringify(input)).toEqual(
      sorted(wanted, byName),
    );
  }
});

/**
 * Removes `inset` from a shadow. Terrazzo writes every shadow as a list of shadows with `inset`.
 */
function plain(token: Resolved): Resolved {
  if (token.type !== 'shadow') return token;
  const value = (token.value as object[]).map((shadow) => ({ ...shadow, inset: undefined }));
  return { ...token, value: JSON.parse(JSON.stringify(value)) as unknown };
}

const variable = (name: string) => variableName(name.split('.'));

test('the tokens are exactly the variables of the stylesheet', () => {
  const set = [...read('tokens.css').matchAll(/(--ds-[\w-]+):/g)].map(([, name]) => name);
  expect([...new Set(set)].sort()).toEqual(
    tokensOf({})
      .map(({ name }) => variable(name))
      .sort(),
  );
});

const SCREENS: Readonly<Record<string, number>> = { small: 320, large: 1280 };
const PROPERTIES: Readonly<Record<string, string>> = {
  color: 'color',
  dimension: 'width',
  fontFamily: 'font-family',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
  shadow: 'box-shadow',
};

/**
 * The value that the browser computes for each variable in a tone; the variable's own text if no
 * CSS property is listed for its type.
 */
const computed = (page: Page, tone: string | undefined, tokens: readonly Resolved[]) =>
  page.evaluate(
    ([name, variables]) => {
      const probe = document.createElement('p');
      if (name) probe.dataset['tone'] = name;
      document.body.replaceChildren(probe);
      const style = getComputedStyle(probe);
      return variables.map(([own, property]) => {
        const text = style.getPropertyValue(own);
        if (text === '' || property === undefined) return text;
        probe.style.setProperty(property, `var(${own})`);
        const used = style.getPropertyValue(property);
        probe.style.removeProperty(property);
        return used;
      });
    },
    [tone, tokens.map(({ name, type }) => [variable(name), PROPERTIES[type]] as const)] as const,
  );

interface Dimension {
  readonly value: number;
  readonly unit: string;
}
interface Colour {
  readonly components: readonly number[];
  readonly alpha: number;
}
type Shadow = Readonly<Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Dimension>> & {
  readonly color: Colour;
};

/** The numbers of a token value in CSS units: channels of 0 to 255, px, seconds. */
function figuresOf({ type, value, extensions }: Resolved): (number | string)[] {
  const px = ({ value: length, unit }: Dimension) => (unit === 'rem' ? length * 16 : length);
  const channels = ({ components, alpha }: Colour) => [
    ...components.map((part) => Math.round(part * 255)),
    alpha,
  ];
  switch (type) {
    case 'color':
      return channels(value as Colour);
    case 'dimension':
      return [px(value as Dimension)];
    case 'duration':
      return [(value as Dimension).value / 1000];
    case 'shadow':
      return (value as Shadow[]).flatMap(({ color, offsetX, offsetY, blur, spread }) => [
        ...channels(color),
        ...[offsetX, offsetY, blur, spread].map(px),
      ]);
    case 'number':
      return [value as number, JSON.stringify(extensions ?? '').includes('"ch"') ? 'ch' : ''];
    default:
      return value as (number | string)[];
  }
}

/** The numbers in a computed CSS value, in the units of `figuresOf`. */
function figuresIn(css: string, { type }: Resolved): (number | string)[] {
  if (type === 'fontFamily') return css.split(', ').map((name) => name.replaceAll('"', ''));
  if (type === 'number') return [parseFloat(css), css.replace(/^[\d.]+/, '')];
  // An opaque colour has no alpha channel.
  const whole = css.replaceAll(/rgb\((.*?)\)/g, 'rgba($1, 1)');
  return (whole.match(/-?\d*\.?\d+/g) ?? []).map(Number);
}

/** The stylesheet rounds fluid sizes, and the browser rounds alpha. */
const TOLERANCE = 0.02;

const isSame = (one: readonly (number | string)[], other: readonly (number | string)[]) =>
  one.length === other.length &&
  one.every((figure, index) => {
    const next = other[index];
    return typeof figure === 'number' && typeof next === 'number'
      ? Math.abs(figure - next) <= TOLERANCE
      : figure === next;
  });

for (const scheme of ['light', 'dark']) {
  for (const contrast of ['standard', 'high']) {
    for (const by of ['the system', 'the page']) {
      for (const screen of Object.keys(SCREENS)) {
        test(`every token equals the value that the browser computes: ${scheme}, ${contrast} contrast by ${by}, ${screen} screen`, async ({
          page,
        }) => {
          await page.setViewportSize({ width: SCREENS[screen] ?? 0, height: 600 });
          const theme = contrast === 'high' ? 'contrast' : scheme;
          if (by === 'the system') {
            await page.emulateMedia({
              colorScheme: scheme === 'dark' ? 'dark' : 'light',
              contrast: contrast === 'high' ? 'more' : 'no-preference',
            });
          }
          for (const stylesheet of ['tokens.css', 'styles.css', 'components.css']) {
            const chosen = by === 'the page' ? ` data-theme="${theme}"` : '';
            await page.setContent(
              `<!doctype html><html lang="en"${chosen}><style>${read(stylesheet)}</style><body>`,
            );
            for (const tone of [undefined, ...tones()]) {
              const input = { scheme, contrast, screen, ...(tone && { tone }) };
              const tokens = tokensOf(input);
              const said = await computed(page, tone, tokens);
              const wrong = tokens.flatMap((token, index) => {
                const css = said[index] ?? '';
                const [is, has] = [
                  figuresOf({ ...token, value: list(token) }),
                  figuresIn(css, token),
                ];
                return isSame(is, has) ? [] : [`${token.name}: ${is.join()} is not ${css}`];
              });
              expect(wrong, `${stylesheet}, ${tone ?? 'no tone'}`).toEqual([]);
            }
          }
        });
      }
    }
  }
}

const tones = () => [...new Set(inputsOf(resolver()).flatMap(({ tone }) => tone ?? []))];

/** A font weight is a single number; other values are lists. */
const list = ({ type, value }: Resolved) => (type === 'fontWeight' ? [value] : value);
