import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Http } from './http/http.ts';
import { withLeftOut } from './http/left-out.ts';
import { agreedBodies } from './testing/agreed-bodies.ts';
import { neededFields, type Provider, wholeLists } from './testing/needed-fields.ts';
import { operationsOf } from './testing/operations.ts';
import { type Place, placesIn } from './testing/places.ts';

const context = { token: 'a-token', requestId: 'a-request', timeoutMs: 1_000 };

/** The schemas for all of a provider's operations. No request is sent. */
async function schemasOf(provider: Provider): Promise<z.ZodType[]> {
  const found: z.ZodType[] = [];
  const http: Http =
    (api) =>
    ({ schema, schemas = {} }) => {
      found.push(schema, ...Object.values(schemas));
      const failure = { kind: 'network', api, status: null, message: '', detail: null } as const;
      return Promise.resolve({ ok: false, failure });
    };
  for (const call of operationsOf(http, 'http://api.test', context)[provider]) await call();
  return found;
}

const read = (schema: z.ZodType, body: unknown) =>
  withLeftOut(() => schema.safeParse(structuredClone(body)));

/** A schema with a body that it accepts. */
interface Example {
  readonly schema: z.ZodType;
  readonly places: readonly Place[];
}

async function examplesOf(provider: Provider): Promise<Example[]> {
  const schemas = await schemasOf(provider);
  const bodies = agreedBodies(provider).filter((body) => typeof body === 'object');
  return schemas.flatMap((schema) =>
    bodies
      .filter((body) => read(schema, body).value.success)
      .map((body) => ({ schema, places: placesIn(body) })),
  );
}

/**
 * The part of the result that an invalid value removes. `silent` means that the result changes
 * without a failure report.
 */
type Cost = 'answer' | 'item' | 'field' | 'silent';

/** @returns null if the schema does not read this path */
function costOf(schema: z.ZodType, { value, with: other }: Place): Cost | null {
  const whole = read(schema, other(value)).value.data;
  const broken = read(schema, other({ wrong: [true] }));
  if (!broken.value.success) return 'answer';
  if (broken.lostItems) return 'item';
  if (broken.leftOut) return 'field';
  return isDeepStrictEqual(broken.value.data, whole) ? null : 'silent';
}

const isField = ({ value }: Place) => typeof value !== 'object' || value === null;

const providers = Object.keys(neededFields) as Provider[];

describe.each(providers)('%s', (provider) => {
  it('[SYS-12][AMB-119] an invalid value removes its item or response only if its field is listed as needed', async () => {
    const costs: Record<Cost, Set<string>> = {
      answer: new Set(),
      item: new Set(),
      field: new Set(),
      silent: new Set(),
    };
    for (const { schema, places } of await examplesOf(provider)) {
      for (const place of places.filter(isField)) {
        const cost = costOf(schema, place);
        if (cost) costs[cost].add(place.path);
      }
    }
    const at = (cost: Cost) => [...costs[cost]].sort();
    const { item = [], answer: response = [] } = neededFields[provider];
    expect(at('silent').filter((path) => !path.startsWith('answers.'))).toEqual([]);
    expect(at('item')).toEqual([...new Set(item)].sort());
    expect(at('answer')).toEqual([...new Set(response)].sort());
  });

  it('[SYS-12][AMB-119] a null item removes no other item, and the client reports it', async () => {
    const whole = new Set<string>();
    for (const { schema, places } of await examplesOf(provider)) {
      for (const { path, value, with: other } of places) {
        if (!Array.isArray(value) || value.length === 0) continue;
        const given = read(schema, other(value)).value.data;
        const { value: found, leftOut } = read(schema, other([...(value as unknown[]), null]));
        const isSame = isDeepStrictEqual(found.data, given);
        if (!isSame || (!leftOut && !isUnread(schema, other, given))) whole.add(path);
      }
    }
    expect([...whole].sort()).toEqual([...(wholeLists[provider] ?? [])].sort());
  });
});

/**
 * Checks whether the schema ignores the list, so that any value in its place gives the same result.
 */
const isUnread = (schema: z.ZodType, other: Place['with'], given: unknown): boolean =>
  isDeepStrictEqual(read(schema, other('wrong')).value.data, given);
