import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Reading } from './fields-read.ts';
import { hasQuery } from '../strength/has-query.ts';
import type { Pact } from '../pact.ts';

const body = z.union([
  z.looseObject({ encoded: z.literal(false), content: z.json() }),
  z.looseObject({ encoded: z.literal('base64'), content: z.string() }),
]);

/** The part of a contract's interaction that is needed to find its fields. */
const exchangeSchema = z.looseObject({
  description: z.string(),
  request: z.looseObject({
    method: z.string(),
    path: z.string(),
    query: z.record(z.string(), z.array(z.string())).default({}),
    body: body.optional(),
  }),
  response: z.looseObject({ status: z.int(), body: body.optional() }),
});
export type Exchange = z.infer<typeof exchangeSchema>;

export const exchangesOf = ({ interactions }: Pact): Exchange[] =>
  interactions.map((interaction) => exchangeSchema.parse(interaction));

/** Whether a reading is about this exchange: it has the same request and status. */
export function isReadIn({ request, response }: Exchange, { status, requests }: Reading): boolean {
  return (
    response.status === status &&
    requests.some(
      ({ method, path, body: sent }) =>
        method === request.method &&
        new URL(path, 'http://api.test').pathname === request.path &&
        hasQuery(path, request.query) &&
        isDeepStrictEqual(sent, request.body?.content),
    )
  );
}

/** `filled` means a list or object with content; its content is compared instead. */
export type FieldKind = 'value' | 'empty' | 'filled';

export type Fields = ReadonlyMap<string, FieldKind>;

/** @param listed the objects whose keys are data */
export function fieldsOf({ response: { body } }: Exchange, listed: ReadonlySet<string>): Fields {
  const fields = new Map<string, FieldKind>();
  if (body?.encoded === false) addInner(body.content, '');
  else if (body !== undefined) {
    for (const name of columnsOf(body.content)) fields.set(`[].${name}`, 'value');
  }
  return fields;

  function add(path: string, value: Json): void {
    // A list can contain both null and items with content, so `filled` is not overwritten.
    if (fields.get(path) !== 'filled') fields.set(path, kindOf(value));
    addInner(value, path);
  }
  function addInner(value: Json, path: string): void {
    if (Array.isArray(value)) {
      for (const item of value) add(`${path}[]`, item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const name = listed.has(path) ? '*' : key;
        add(path === '' ? name : `${path}.${name}`, inner);
      }
    }
  }
}

type Json = z.core.util.JSONType;

function kindOf(value: Json): FieldKind {
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.keys(value).length === 0 ? 'empty' : 'filled';
}

/**
 * Column names from the first row of a CSV text, which Pact stores in base64. Our CSV has no
 * quotes.
 */
const columnsOf = (base64: string): string[] =>
  (Buffer.from(base64, 'base64').toString().split(/\r?\n/, 1)[0] ?? '').split(',');
