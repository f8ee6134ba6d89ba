import { expect, it } from 'vitest';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import { reasonsIn } from './reasons.ts';

const why = (reason: string) => z.string().describe(reason);

/** The reasons by path. */
const read = (schema: z.ZodType) =>
  Object.fromEntries(reasonsIn(schema).map(({ path, reason }) => [path.join('.'), reason]));

it('reasons are found for fields at any depth', () => {
  const schema = z.object({
    a: why('first'),
    b: z.object({ c: z.string().nullable().describe('second'), d: why('third').optional() }),
  });
  expect(read(schema)).toEqual({ a: 'first', 'b.c': 'second', 'b.d': 'third' });
});

it('reasons are found in lists of all kinds, in tuples and in records', () => {
  const item = z.object({ a: why('one') });
  const schema = z.object({
    list: z.array(item),
    each: eachOf(item),
    tuple: z.tuple([item], item),
    record: z.record(z.string(), item),
    words: z.array(z.string()).describe('all of them'),
  });
  expect(read(schema)).toEqual({
    'list.[*].a': 'one',
    'each.[*].a': 'one',
    'tuple.[*].a': 'one',
    'record.*.a': 'one',
    'words.[*]': 'all of them',
  });
});

it('reasons are found through transforms and default values', () => {
  const schema = z
    .object({ a: why('one').transform(Number), b: why('two').default('').catch('') })
    .prefault({ a: '1' })
    .transform(({ a }) => a);
  expect(read(schema)).toEqual({ a: 'one', b: 'two' });
});

it('the reasons of all members of a union are found, once for each field', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a').describe('tells'), day: why('of one'), one: why('first') }),
    z.object({ kind: z.literal('b').describe('tells'), day: why('of two'), two: z.string() }),
  ]);
  expect(read(schema)).toEqual({ kind: 'tells', day: 'of one; of two', one: 'first', two: null });
});

it('a field without a description has no reason, even if its object has a description', () => {
  const schema = z.object({ a: z.object({ b: z.string() }).describe('of the object') });
  expect(read(schema)).toEqual({ 'a.b': null });
});
