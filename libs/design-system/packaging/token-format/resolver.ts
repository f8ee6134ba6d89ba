/**
 * Implements the Design Tokens Resolver Module (2025.10), as far as needed for a document without
 * `$defs` and without inline sets and modifiers in `resolutionOrder`.
 * https://www.designtokens.org/TR/2025.10/resolver/
 */
import { isObject, type JsonObject } from './json.ts';
import { referenceOf, tokenFileProblems } from './rules.ts';

/** Returns the file that a `$ref` names. Throws if it names no file. */
export type ReadFile = (name: string) => unknown;

/** The selected context of each modifier. */
export type Input = Readonly<Record<string, string>>;

export interface Resolved {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
  readonly description: unknown;
  readonly extensions: unknown;
}

const ROOT = ['$schema', 'name', 'version', 'description', 'sets', 'modifiers', 'resolutionOrder'];
const SET = ['description', 'sources', '$extensions'];
const MODIFIER = ['description', 'contexts', 'default', '$extensions'];

const members = (value: unknown): [string, JsonObject][] =>
  isObject(value) ? Object.entries(value).map(([key, one]) => [key, isObject(one) ? one : {}]) : [];

const others = (value: JsonObject, known: readonly string[], at: string) =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${at}: ${key} means nothing here`);

function sourceProblems(sources: unknown, read: ReadFile, at: string): string[] {
  if (!Array.isArray(sources)) return [`${at}: is no list of sources`];
  return sources.flatMap((source: unknown, index) => {
    const here = `${at}[${index}]`;
    if (!isObject(source)) return [`${here}: is no source`];
    if (!('$ref' in source)) return tokenFileProblems(source).map((one) => `${here}: ${one}`);
    const ref = String(source['$ref']);
    if (ref.startsWith('#')) return [`${here}: ${ref} is not a file`];
    try {
      return tokenFileProblems(read(ref)).map((one) => `${ref}: ${one}`);
    } catch {
      return [`${here}: there is no ${ref}`];
    }
  });
}

function modifierProblems(modifier: JsonObject, read: ReadFile, at: string): string[] {
  const contexts = isObject(modifier['contexts']) ? modifier['contexts'] : {};
  const names = Object.keys(contexts);
  return [
    ...others(modifier, MODIFIER, at),
    ...(names.length < 2 ? [`${at}: has fewer than two contexts`] : []),
    ...('default' in modifier && !names.includes(String(modifier['default']))
      ? [`${at}: ${String(modifier['default'])} is not one of its contexts`]
      : []),
    ...names.flatMap((name) => sourceProblems(contexts[name], read, `${at}.${name}`)),
  ];
}

/** Errors in a resolver document and in the files that it refers to. */
export function resolverProblems(document: unknown, read: ReadFile): string[] {
  if (!isObject(document)) return ['The document is not an object'];
  const known = new Set([
    ...members(document['sets']).map(([name]) => `#/sets/${name}`),
    ...members(document['modifiers']).map(([name]) => `#/modifiers/${name}`),
  ]);
  const order = Array.isArray(document['resolutionOrder']) ? document['resolutionOrder'] : [];
  const refs = order.map((item: unknown) => (isObject(item) ? String(item['$ref']) : ''));
  return [
    ...others(document, ROOT, 'The document'),
    ...(document['version'] === '2025.10' ? [] : ['The version is not 2025.10']),
    ...(refs.length > 0 ? [] : ['There is no resolutionOrder']),
    ...refs.filter((ref) => !known.has(ref)).map((ref) => `resolutionOrder: there is no ${ref}`),
    ...[...known].filter((ref) => !refs.includes(ref)).map((ref) => `${ref} is never used`),
    ...members(document['sets']).flatMap(([name, set]) => [
      ...others(set, SET, name),
      ...sourceProblems(set['sources'], read, name),
    ]),
    ...members(document['modifiers']).flatMap(([name, modifier]) =>
      modifierProblems(modifier, read, name),
    ),
  ];
}

export const inputsOf = (document: JsonObject): Input[] =>
  members(document['modifiers']).reduce<Input[]>(
    (inputs, [name, { contexts }]) =>
      inputs.flatMap((input) =>
        members(contexts).map(([context]) => ({ ...input, [name]: context })),
      ),
    [{}],
  );

/** Merges two trees. In a conflict the second tree wins; a token is replaced as a whole. */
const merged = (under: JsonObject, over: JsonObject): JsonObject =>
  Object.entries(over).reduce<JsonObject>((tree, [key, child]) => {
    const before = tree[key];
    const isGroup = isObject(before) && isObject(child) && !('$value' in child);
    return { ...tree, [key]: isGroup ? merged(before, child) : child };
  }, under);

/**
 * The tokens for one input.
 *
 * @throws if the input does not match the document, or if references are broken or circular
 */
export function resolve(document: JsonObject, read: ReadFile, input: Input): Resolved[] {
  const modifiers = new Map(members(document['modifiers']));
  for (const name of Object.keys(input)) {
    if (!modifiers.has(name)) throw new Error(`There is no modifier ${name}.`);
  }
  const sources = (document['resolutionOrder'] as { $ref: string }[]).flatMap(({ $ref }) => {
    const [, kind = '', name = ''] = $ref.split('/');
    if (kind === 'sets') {
      return new Map(members(document['sets'])).get(name)?.['sources'] as JsonObject[];
    }
    const { contexts, default: usual } = modifiers.get(name) ?? {};
    const context = input[name] ?? String(usual);
    const chosen = (contexts as Record<string, JsonObject[]>)[context];
    if (!chosen) throw new Error(`${name} has no context ${context}.`);
    return chosen;
  });
  const tree = sources
    .map((source) => ('$ref' in source ? (read(String(source['$ref'])) as JsonObject) : source))
    .reduce(merged, {});
  return resolvedTokens(tree);
}

/** The tokens of a tree with their references resolved. */
export function resolvedTokens(tree: JsonObject): Resolved[] {
  const all = new Map(leaves(tree));
  const follow = (name: string, before: readonly string[]): Leaf => {
    const token = all.get(name);
    if (!token) throw new Error(`There is no token ${name}, which ${before.at(-1)} refers to.`);
    if (before.includes(name)) throw new Error(`${name} refers to itself.`);
    const next = referenceOf(token.value);
    if (next === undefined) return token;
    const target = follow(next, [...before, name]);
    if (target.type !== token.type) throw new Error(`${name} is a ${token.type}, ${next} is not.`);
    return { ...token, value: target.value };
  };
  return [...all.keys()].map((name) => ({ name, ...follow(name, []) }));
}

const typeIn = ({ $type }: JsonObject, inherited: string) =>
  typeof $type === 'string' ? $type : inherited;

type Leaf = Omit<Resolved, 'name'>;

function leaves(group: JsonObject, within = '', inherited = ''): [string, Leaf][] {
  const type = typeIn(group, inherited);
  return Object.entries(group).flatMap(([key, child]): [string, Leaf][] => {
    if (key.startsWith('$') || !isObject(child)) return [];
    const name = `${within}${key}`;
    if (!('$value' in child)) return leaves(child, `${name}.`, type);
    const { $value: value, $description: description, $extensions: extensions } = child;
    return [[name, { type: typeIn(child, type), value, description, extensions }]];
  });
}
