import { type BodyRules, type Matcher, matchersAt } from '../strength/body-rules.ts';
import { patternWords } from './pattern-words.ts';

/** A path in a body: names, and `[*]` for every item of a list. */
export type Path = readonly string[];

/** Formats a JSON path; `$` is the whole body. */
export const jsonPath = (path: Path): string =>
  path.reduce((text, part) => (part === '[*]' ? `${text}[*]` : `${text}.${part}`), '$');

/** All leaves of a body. The items of a list share one path. */
export function leavesOf(
  value: unknown,
  path: Path = [],
): readonly (readonly [path: Path, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown) => ['[*]', item] as const)
    : Object.entries(value);
  if (parts.length === 0) return [[path, value]];
  return parts.flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

/** Prefix of the description of an exact value. */
export const EXACTLY = 'exactly ';

/** Describes the values allowed at this path. A rule also applies to everything below its path. */
export function ruleAt(rules: BodyRules, path: Path, value: unknown): string {
  const matchers = matchersAt(rules, path);
  const [matcher] = matchers;
  switch (matcher?.match) {
    case 'type':
      return typeName(value);
    case 'integer':
      return 'a whole number';
    case 'number':
      return 'a number';
    case 'null':
      return 'null';
    case 'regex':
      return patternWords(matcher.regex ?? '', kindOf(matchers));
    case 'contentType':
      return `a text of type \`${matcher.value}\``;
    case undefined:
    case 'equality':
      return value === null ? 'null' : `${EXACTLY}\`${JSON.stringify(value)}\``;
    default:
      throw new Error(`no description for the rule "${matcher?.match}"`);
  }
}

const kindOf = (matchers: readonly Matcher[]) =>
  (['integer', 'number'] as const).find((kind) => matchers.some(({ match }) => match === kind)) ??
  'text';

function typeName(value: unknown): string {
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return 'a number';
  if (typeof value === 'boolean') return 'true or false';
  return Array.isArray(value) ? 'a list' : 'an object';
}
