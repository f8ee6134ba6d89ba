import { type BodyRules, matchersAt } from '../strength/body-rules.ts';
import type { Path } from '../fields/field-rules.ts';

type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array';

/** The combined information from a contract's examples about one path in a body. */
export interface Shape {
  readonly kinds: ReadonlySet<Kind>;
  /** Regular expressions for strings; empty when any string is allowed. */
  readonly patterns: ReadonlySet<string>;
  /** Properties by name, and whether every example that is an object has them. */
  readonly properties: ReadonlyMap<string, { readonly shape: Shape; readonly isRequired: boolean }>;
  /** The shape of a list's items; null when no example has an item. */
  readonly items: Shape | null;
}

export interface Schema {
  readonly type?: Kind | readonly Kind[];
  readonly description?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const nothing: Omit<Shape, 'kinds'> = {
  patterns: new Set(),
  properties: new Map(),
  items: null,
};

/**
 * The shape of one example. Even exact values count only as examples of their type, because they
 * depend on the state.
 */
export function shapeOf(value: unknown, rules: BodyRules, path: Path = []): Shape {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => shapeOf(item, rules, [...path, '[*]']));
    return {
      ...nothing,
      kinds: new Set(['array']),
      items: items.length === 0 ? null : items.reduce(together),
    };
  }
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(
      ([name, part]) =>
        [name, { shape: shapeOf(part, rules, [...path, name]), isRequired: true }] as const,
    );
    return { ...nothing, kinds: new Set(['object']), properties: new Map(properties) };
  }
  const [matcher] = matchersAt(rules, path);
  return {
    ...nothing,
    kinds: new Set([kindOf(value, matcher?.match)]),
    patterns: new Set(matcher?.match === 'regex' && matcher.regex ? [matcher.regex] : []),
  };
}

function kindOf(value: unknown, match: string | undefined): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return match === 'integer' ? 'integer' : 'number';
  return 'string';
}

export function together(one: Shape, other: Shape): Shape {
  const haveTexts = one.kinds.has('string') && other.kinds.has('string');
  const isAnyText = haveTexts && (one.patterns.size === 0 || other.patterns.size === 0);
  return {
    kinds: new Set([...one.kinds, ...other.kinds]),
    patterns: isAnyText ? new Set() : new Set([...one.patterns, ...other.patterns]),
    properties: propertiesOf(one, other),
    items: one.items && other.items ? together(one.items, other.items) : (one.items ?? other.items),
  };
}

function propertiesOf(one: Shape, other: Shape): Shape['properties'] {
  const areBoth = one.kinds.has('object') && other.kinds.has('object');
  const names = new Set([...one.properties.keys(), ...other.properties.keys()]);
  return new Map(
    [...names].map((name) => {
      const [first, second] = [one.properties.get(name), other.properties.get(name)];
      const shape =
        first && second ? together(first.shape, second.shape) : (first ?? second)?.shape;
      if (shape === undefined) throw new Error(`neither example has "${name}"`);
      const isMissing = areBoth && (first === undefined || second === undefined);
      const isRequired = (first?.isRequired ?? true) && (second?.isRequired ?? true);
      return [name, { shape, isRequired: isRequired && !isMissing }];
    }),
  );
}

/** @param descriptionOf the reason why a field is read, by path; undefined when there is none */
export function schemaOf(
  { kinds, patterns, properties, items }: Shape,
  descriptionOf: (path: Path) => string | undefined = () => undefined,
  path: Path = [],
): Schema {
  const types = [...kinds].filter((kind) => kind !== 'integer' || !kinds.has('number')).sort();
  const [type = 'null'] = types;
  const description = descriptionOf(path);
  const required = [...properties].filter(([, { isRequired }]) => isRequired);
  return {
    type: types.length > 1 ? types : type,
    ...(description !== undefined && { description }),
    ...(patterns.size > 0 && { pattern: patternOf([...patterns]) }),
    ...(properties.size > 0 && {
      properties: Object.fromEntries(
        [...properties].map(([name, { shape }]) => [
          name,
          schemaOf(shape, descriptionOf, [...path, name]),
        ]),
      ),
    }),
    ...(required.length > 0 && { required: required.map(([name]) => name).sort() }),
    ...(items && { items: schemaOf(items, descriptionOf, [...path, '[*]']) }),
  };
}

const patternOf = (patterns: readonly string[]): string =>
  patterns.length === 1
    ? (patterns[0] ?? '')
    : patterns
        .toSorted()
        .map((pattern) => `(?:${pattern})`)
        .join('|');
