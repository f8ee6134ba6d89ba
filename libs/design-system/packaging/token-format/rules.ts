/**
 * Rules of the Design Tokens Format Module and its Color Module (2025.10) for token files, limited
 * to the types used here. In addition, this package requires a description for every token.
 * https://www.designtokens.org/TR/2025.10/format/ and …/color/
 */
import { isObject, type JsonObject } from './json.ts';

/** Returns an error message, or undefined for a valid value. */
type Rule = (value: unknown) => string | undefined;

const is =
  (text: string, test: (value: unknown) => boolean): Rule =>
  (value) =>
    test(value) ? undefined : `is not ${text}: ${JSON.stringify(value)}`;

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isWithin = (least: number, most: number) => (value: unknown) =>
  isNumber(value) && value >= least && value <= most;
const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** An object with exactly these members; names with a question mark are optional. */
const members =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value) => {
    if (!isObject(value)) return `is not an object: ${JSON.stringify(value)}`;
    const names = Object.keys(rules).map((name) => name.replace('?', ''));
    const unknown = Object.keys(value).find((name) => !names.includes(name));
    if (unknown !== undefined) return `has a member that the format does not know: ${unknown}`;
    for (const [key, rule] of Object.entries(rules)) {
      const name = key.replace('?', '');
      if (!(name in value)) {
        if (key === name) return `has no ${name}`;
        continue;
      }
      const wrong = rule(value[name]);
      if (wrong !== undefined) return `${name} ${wrong}`;
    }
    return undefined;
  };

const dimension = members({
  value: is('a number', isNumber),
  unit: is('px or rem', (unit) => unit === 'px' || unit === 'rem'),
});

const colour = members({
  colorSpace: is('srgb', (space) => space === 'srgb'),
  components: is(
    'three numbers from 0 to 1',
    (all) => Array.isArray(all) && all.length === 3 && all.every(isWithin(0, 1)),
  ),
  'alpha?': is('a number from 0 to 1', isWithin(0, 1)),
  'hex?': is('a colour of six digits', (hex) => /^#[\da-f]{6}$/i.test(String(hex))),
});

const shadow = members({
  ...{ color: colour, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
  'inset?': is('true or false', (inset) => typeof inset === 'boolean'),
});

const shadows: Rule = (value) =>
  Array.isArray(value) ? value.map(shadow).find((wrong) => wrong !== undefined) : shadow(value);

const types: Readonly<Record<string, Rule>> = {
  color: colour,
  dimension,
  fontFamily: is(
    'the name of a font, or a list of them without the quotes of CSS',
    (value) =>
      [value].flat().length > 0 &&
      [value].flat().every((name) => isText(name) && !/["']/.test(String(name))),
  ),
  fontWeight: is('a number from 1 to 1000', isWithin(1, 1000)),
  duration: members({
    value: is('a number', isNumber),
    unit: is('ms or s', (unit) => unit === 'ms' || unit === 's'),
  }),
  cubicBezier: is(
    'four numbers, of which the first and the third are from 0 to 1',
    (value) =>
      Array.isArray(value) &&
      value.length === 4 &&
      value.every(isNumber) &&
      [value[0], value[2]].every(isWithin(0, 1)),
  ),
  number: is('a number', isNumber),
  shadow: shadows,
};

const REFERENCE = /^\{([^{}]+)\}$/;

/** The name of the token that a value refers to; undefined if the value is a literal. */
export const referenceOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;

/** Members that groups and tokens may have, in addition to nested tokens and groups. */
const COMMON = ['$type', '$description', '$extensions', '$deprecated'];

function metadataProblems(part: JsonObject, at: string): string[] {
  const own = Object.keys(part).filter((key) => key.startsWith('$'));
  const known = [...COMMON, ...('$value' in part ? ['$value'] : at === '' ? ['$schema'] : [])];
  const texts = ['$type', '$description', '$schema'].filter((key) => key in part);
  return [
    ...own.filter((key) => !known.includes(key)).map((key) => `${at}: ${key} means nothing here`),
    ...texts.filter((key) => !isText(part[key])).map((key) => `${at}: ${key} is no text`),
    ...('$extensions' in part && !isObject(part['$extensions'])
      ? [`${at}: $extensions is not an object`]
      : []),
  ];
}

function tokenProblems(token: JsonObject, at: string, inherited: unknown): string[] {
  const type = token['$type'] ?? inherited;
  const children = Object.keys(token).filter((key) => !key.startsWith('$'));
  const described = isText(token['$description']) ? [] : [`${at}: has no description`];
  const alone =
    children.length === 0 ? [] : [`${at}: is a token, and has ${children.join()} in it`];
  if (typeof type !== 'string') return [...described, ...alone, `${at}: has no type`];
  const rule = types[type];
  if (rule === undefined) return [...described, ...alone, `${at}: ${type} is no type`];
  const wrong = referenceOf(token['$value']) === undefined ? rule(token['$value']) : undefined;
  return [...described, ...alone, ...(wrong === undefined ? [] : [`${at}: ${wrong}`])];
}

/** Errors in a token file, or in a group of a token file. */
export function tokenFileProblems(group: unknown, within = '', inherited?: unknown): string[] {
  if (!isObject(group)) return [`${within}: is neither a token nor a group`];
  const children = Object.entries(group).filter(([key]) => !key.startsWith('$'));
  return [
    ...metadataProblems(group, within),
    ...children.flatMap(([key, child]) => {
      const at = within === '' ? key : `${within}.${key}`;
      const named = /[{}.]/.test(key) ? [`${at}: a name must not contain {, } or a full stop`] : [];
      if (!isObject(child) || !('$value' in child)) {
        return [...named, ...tokenFileProblems(child, at, group['$type'] ?? inherited)];
      }
      return [
        ...named,
        ...metadataProblems(child, at),
        ...tokenProblems(child, at, group['$type'] ?? inherited),
      ];
    }),
  ];
}
