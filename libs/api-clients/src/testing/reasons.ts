import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Operation } from '../http/http.ts';

export interface FieldReason {
  /**
   * Path in the body: names, `[*]` for every item of a list, `*` for every name of a record. Empty
   * if the body is plain text.
   */
  readonly path: readonly string[];
  /** The schema's description; null if it has no description. */
  readonly reason: string | null;
}

/** The fields that a call reads, stored as a line of `.reports/pact-fields/<provider>.jsonl`. */
export interface RecordedCall {
  readonly method: string;
  /** Path with the encoded query. */
  readonly path: string;
  readonly success: readonly FieldReason[];
  /** Fields by status, for statuses outside 2xx whose bodies the client reads. */
  readonly others: Readonly<Record<string, readonly FieldReason[]>>;
}

/**
 * Records the fields of an operation with their reasons, for the page about the contract. Only
 * `tools/pacts check` and `generate` enable this.
 */
export function recordCall(provider: string, operation: Operation<unknown>): void {
  const folder = process.env['REASONS_FOLDER'];
  if (folder === undefined) return;
  const { method, path, schema, schemas = {} } = operation;
  const call: RecordedCall = {
    method,
    path,
    success: reasonsIn(schema),
    others: Object.fromEntries(
      Object.entries(schemas).map(([status, other]) => [status, reasonsIn(other)]),
    ),
  };
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${provider}.jsonl`), `${JSON.stringify(call)}\n`);
}

/**
 * All leaf fields of a schema, each with the description of the nearest schema that has a
 * description.
 */
export const reasonsIn = (schema: z.ZodType): FieldReason[] => walk(schema, [], null);

function walk(schema: z.ZodType, path: readonly string[], above: string | null): FieldReason[] {
  const reason = schema.description ?? above;
  const { def } = schema as unknown as Definition;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        walk(field, [...path, name], null),
      );
    case 'array': {
      // A list that is read item by item (`eachOf`).
      const item = schema.meta()?.['item'] as z.ZodType | undefined;
      return walk(item ?? def.element, [...path, '[*]'], reason);
    }
    case 'tuple':
      return walk(def.items[0], [...path, '[*]'], reason);
    case 'record':
      return walk(def.valueType, [...path, '*'], reason);
    case 'union':
      return joined(def.options.flatMap((option) => walk(option, path, reason)));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return walk(def.innerType, path, reason);
    case 'pipe':
      return walk(def.in, path, reason);
    case 'leaf':
    default:
      return [{ path, reason }];
  }
}

/**
 * Merges the fields that several members of a union have at the same path. A merged field has the
 * reasons of all these members; its reason is null if any member has no reason.
 */
function joined(fields: readonly FieldReason[]): FieldReason[] {
  const byPlace = new Map<string, FieldReason>();
  for (const { path, reason } of fields) {
    const place = path.join('.');
    const there = byPlace.get(place);
    if (there === undefined || there.reason === reason) byPlace.set(place, { path, reason });
    else byPlace.set(place, { path, reason: both(there.reason, reason) });
  }
  return [...byPlace.values()];
}

const both = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? null : `${one}; ${other}`;

/** The properties of zod's internal definitions that this file reads. */
interface Definition {
  readonly def:
    | { type: 'object'; shape: Record<string, z.ZodType> }
    | { type: 'array'; element: z.ZodType }
    | { type: 'tuple'; items: readonly [z.ZodType] }
    | { type: 'record'; valueType: z.ZodType }
    | { type: 'optional' | 'nullable' | 'default' | 'prefault' | 'catch'; innerType: z.ZodType }
    | { type: 'union'; options: readonly z.ZodType[] }
    | { type: 'pipe'; in: z.ZodType }
    | { type: 'leaf' };
}
