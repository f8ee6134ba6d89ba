import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Matcher, matchersAt, rulesOf } from './body-rules.ts';
import type { ProxiedResponse } from '../verify/proxy.ts';
import { formatPath, type Interaction, type Path } from './strength-contract.ts';

export interface Recorded {
  readonly interaction: Interaction;
  readonly answer: ProxiedResponse;
}

/** One way in which a response can differ from the contract. */
export interface ResponseMutation {
  /** The changed part: a path in the body, `status`, or the name of a header. */
  readonly path: string;
  readonly kind: string;
  readonly apply: (response: ProxiedResponse) => ProxiedResponse;
}

type Json = z.core.util.JSONType;

/** An unknown value that is not a URL, date, id or code. */
const UNKNOWN = 'no such value!';

/** All changes to the response of an interaction that the contract should notice. */
export function responseMutations(interaction: Interaction): ResponseMutation[] {
  const { headers = {}, body } = interaction.response;
  return [
    ...statusMutations,
    ...Object.keys(headers).flatMap(headerMutations),
    ...(body === undefined
      ? []
      : body.encoded === false
        ? jsonMutations(interaction, body.content)
        : csvMutations(decode(body.content))),
  ];
}

/**
 * Shortens the lists of a response to the length of the lists in the contract. The verifier checks
 * every item against every rule, so the first items are enough.
 */
export function shorten(
  response: ProxiedResponse,
  { response: { body } }: Interaction,
): ProxiedResponse {
  if (body?.encoded !== false) return response;
  const content = shortenTo(body.content, JSON.parse(response.body) as Json);
  return { ...response, body: JSON.stringify(content) };
}

function shortenTo(expected: Json | undefined, actual: Json): Json {
  if (typeof expected !== 'object' || expected === null) return actual;
  if (typeof actual !== 'object' || actual === null) return actual;
  if (Array.isArray(actual)) {
    const items = Array.isArray(expected) ? expected : [];
    return items.length === 0
      ? actual
      : actual.slice(0, items.length).map((item, index) => shortenTo(items[index], item));
  }
  const fields = expected as Record<string, Json>;
  return Object.fromEntries(
    Object.entries(actual).map(([name, value]) => [name, shortenTo(fields[name], value)]),
  );
}

const statusMutations: readonly ResponseMutation[] = [299, 418].map((status) => ({
  path: 'status',
  kind: String(status),
  apply: (response) => ({ ...response, status }),
}));

const headerMutations = (header: string): ResponseMutation[] => {
  const put = (kind: string, values: Record<string, string>): ResponseMutation => ({
    path: header,
    kind,
    apply: ({ headers, ...response }) => ({
      ...response,
      headers: {
        ...Object.fromEntries(
          Object.entries(headers).filter(([name]) => name.toLowerCase() !== header.toLowerCase()),
        ),
        ...values,
      },
    }),
  });
  return [put('dropped', {}), put('unknown', { [header]: 'text/html' })];
};

/** The fields of a contract: every name at every depth. */
export function fieldsOf({ response: { body } }: Interaction): string[] {
  if (body === undefined) return [];
  if (body.encoded !== false) return columnsOf(decode(body.content)).map((name) => `$.${name}`);
  return fieldsIn(body.content);
}

/** The fields of a response that are not in the contract and are therefore not changed. */
export function unreadOf({ answer: response, interaction }: Recorded): string[] {
  const { body } = interaction.response;
  if (body?.encoded !== false) return [];
  const read = new Set(fieldsOf(interaction));
  return fieldsIn(JSON.parse(response.body) as Json).filter((field) => !read.has(field));
}

const fieldsIn = (content: Json): string[] =>
  partsOf(content)
    .filter(({ path }) => typeof path.at(-1) === 'string')
    .map(({ path }) => formatPath(path));

interface Part {
  readonly path: Path;
  readonly value: Json;
}

function partsOf(value: Json, path: Path = []): Part[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => partsOf(item, [...path, index]))
    : Object.entries(value).flatMap(([name, item]) => partsOf(item, [...path, name]));
  return [{ path, value }, ...inside];
}

type Change = readonly [kind: string, change: (value: Json) => Json | undefined];

function jsonMutations(interaction: Interaction, content: Json): ResponseMutation[] {
  const rules = rulesOf(interaction);
  return partsOf(content).flatMap(({ path, value }) =>
    [
      ...changesOf(value),
      ...(typeof path.at(-1) === 'number' ? [] : [dropped]),
      ...otherValues(value, matchersAt(rules, path)),
    ].map(([kind, change]) => ({
      path: formatPath(path),
      kind,
      apply: (response: ProxiedResponse) => ({
        ...response,
        body: changeJson(response.body, path, change),
      }),
    })),
  );
}

const dropped: Change = ['dropped', () => undefined];
function unknownFor(value: string | number | boolean): string | number | boolean {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : UNKNOWN;
}

/**
 * If the contract allows only certain values, because the hub depends on them, replaces the value
 * with an unknown value. A pattern that also matches the unknown value, such as any non-empty
 * string, does not limit the values.
 */
function otherValues(value: Json, matchers: readonly Matcher[]): Change[] {
  if (typeof value === 'object') return [];
  const other = unknownFor(value);
  const isPinned =
    matchers.length === 0 ||
    matchers.some(({ match, regex }) =>
      match === 'regex' ? !new RegExp(`^(?:${regex})$`).test(String(other)) : match === 'equality',
    );
  return isPinned ? [['unknown', () => other]] : [];
}

/** Changes that make a value wrong, whatever its meaning. */
function changesOf(value: Json): Change[] {
  if (value === null) return [['a value', () => UNKNOWN]];
  const list: Change[] = !Array.isArray(value)
    ? []
    : value.length === 0
      ? [['filled', () => [UNKNOWN]]]
      : [['empty', () => []]];
  return [['null', () => null], ['wrong type', otherType], ...list];
}

/** A similar value of another type, which a faulty service might send. */
function otherType(value: Json): Json {
  if (Array.isArray(value)) return value[0] ?? {};
  if (typeof value === 'object') return [value];
  if (typeof value !== 'string') return String(value);
  return value.trim() === '' || Number.isNaN(Number(value)) ? 1 : Number(value);
}

/** @throws when the part is missing, or the change makes no difference */
function changeJson(text: string, path: Path, change: Change[1]): string {
  // A container for the whole body, so that it can be replaced like any part.
  const around: Record<string, Json> = { $: JSON.parse(text) as Json };
  const steps = ['$', ...path];
  const name = steps.at(-1) ?? '$';
  const holder = steps
    .slice(0, -1)
    .reduce<Json>((value, step) => (value as Record<string, Json>)[step] ?? null, around) as Record<
    string,
    Json
  >;
  const value = holder[name];
  if (value === undefined) throw new Error(`the response has no ${formatPath(path)}`);
  const changed = change(value);
  if (isDeepStrictEqual(changed, value)) throw new Error(`${formatPath(path)} is unchanged`);
  if (changed === undefined) Reflect.deleteProperty(holder, name);
  else holder[name] = changed;
  return around['$'] === undefined ? '' : JSON.stringify(around['$']);
}

/** @throws Error when the content is not a text */
const decode = (content: Json): string =>
  Buffer.from(z.string().parse(content), 'base64').toString();

/** The rows of a CSV text without quotes. */
const rowsOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','));
const columnsOf = (text: string): string[] => rowsOf(text)[0] ?? [];

function csvMutations(text: string): ResponseMutation[] {
  const put = (
    path: string,
    kind: string,
    change: (rows: string[][]) => string[][],
  ): ResponseMutation => ({
    path,
    kind,
    apply: (response) => ({
      ...response,
      body: change(rowsOf(response.body))
        .map((row) => `${row.join(',')}\r\n`)
        .join(''),
    }),
  });
  const cell = (at: number, value: string) => (rows: string[][]) =>
    rows.map((row, index) => (index === 1 ? row.with(at, value) : row));

  return [
    put('$', 'dropped', () => []),
    put('$', 'wrong type', () => [['{}']]),
    put('$', 'empty', (rows) => rows.slice(0, 1)),
    ...columnsOf(text).flatMap((name, at) => {
      const value = rowsOf(text)[1]?.[at] ?? '';
      return [
        put(`$.${name}`, 'dropped', (rows) => rows.map((row) => row.toSpliced(at, 1))),
        ...(value === '' ? [] : [put(`$.${name}`, 'null', cell(at, ''))]),
        ...(/^\d+$/.test(value) ? [put(`$.${name}`, 'wrong type', cell(at, 'many'))] : []),
      ];
    }),
  ];
}
