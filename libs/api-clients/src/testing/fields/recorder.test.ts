import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { subjectBarsSchema } from '#src/content/subject-bars.ts';
import { eachOf } from '#src/http/each-of.ts';
import type { BodyOfCall } from '#src/http/read-exchange.ts';
import { createRecorder } from './recorder.ts';

const schema = z.object({});
const call: BodyOfCall = {
  api: 'thing',
  operation: { name: 'getThing', method: 'PUT', path: '/things/1?of=2', body: { a: 1 }, schema },
  status: 200,
  says: 'answer',
};

function readingOf(schema: z.ZodType, ...contents: unknown[]) {
  const { parse, readings } = createRecorder();
  for (const content of contents) parse(schema, content, call);
  expect(readings()).toHaveLength(1);
  return readings()[0]!;
}

const usedOf = (schema: z.ZodType, ...contents: unknown[]) =>
  [...readingOf(schema, ...contents).used].sort();

it('a schema returns the same value with and without a recorder', () => {
  const { parse } = createRecorder();
  const schema = z.object({ at: z.string(), rest: z.unknown() });
  const content = { at: 'here', rest: { list: [1] } };
  expect(parse(schema, content, call)).toEqual({ success: true, data: content });
  expect(parse(schema, {}, call)).toMatchObject({
    success: false,
    error: expect.any(z.ZodError) as z.ZodError,
  });
});

it('the recorder stores one record for each operation and status, with the requests', () => {
  expect(readingOf(schema, {}, {})).toMatchObject({
    api: 'thing',
    operation: 'getThing',
    status: 200,
    says: 'answer',
    requests: ['{"method":"PUT","path":"/things/1?of=2","body":{"a":1}}'],
  });
});

describe('the requested fields', () => {
  const asked = (schema: z.ZodType, content: unknown) =>
    [...readingOf(schema, content).asked].sort();

  it('the recorder lists exactly the fields of the schema, whether present or missing', () => {
    const schema = z.object({
      there: z.string(),
      missing: z.string().optional(),
      inner: z.object({ deep: z.number() }),
    });
    const content = { there: 'a', inner: { deep: 1, alone: 2 }, alone: 3 };
    expect(asked(schema, content)).toEqual(['inner', 'inner.deep', 'missing', 'there']);
  });

  it('all items of a list share one path, including invalid items that are left out', () => {
    const item = z.object({ id: z.string() });
    const lists = z.object({ all: z.array(item), some: eachOf(item) });
    const content = { all: [{ id: '1' }, { id: '2' }], some: [{ id: '1' }, { id: 2 }] };
    expect(asked(lists, content)).toEqual([
      'all',
      'all[]',
      'all[].id',
      'some',
      'some[]',
      'some[].id',
    ]);
  });

  it('a key that is data is recorded as an asterisk', () => {
    const byYear = z.object({ years: z.record(z.string(), z.object({ open: z.boolean() })) });
    const reading = readingOf(byYear, { years: { 2027: { open: true }, 2028: { open: false } } });
    expect(reading).toMatchObject({
      asked: ['years', 'years.*', 'years.*.open'],
      listed: ['years'],
      used: ['years.*.open'],
    });
  });

  it('the recorder stores the fields of a response that breaks the contract', () => {
    expect(asked(z.object({ a: z.string(), b: z.string() }), { a: 1 })).toEqual(['a', 'b']);
  });
});

describe('a used value', () => {
  const kept = (type: z.ZodType) =>
    z.object({ it: type, lost: z.string() }).transform(({ it }) => it);

  it('a value counts as used when the result depends on it, not when it is only read', () => {
    expect(usedOf(kept(z.string()), { it: 'a', lost: 'b', unknown: 'c' })).toEqual(['it']);
  });

  it.each([
    ['a number', z.int().min(1), 1],
    ['a boolean', z.boolean(), true],
    ['a member of an enum', z.enum(['on', 'off']), 'on'],
    ['a member of an enum with a fallback', z.enum(['on', 'off']).catch('on'), 'on'],
    ['a date', z.iso.date(), '2026-11-22'],
    ['a URL or null', z.url().nullable(), null],
    ['a number or null', z.number().nullable(), null],
    ['of any type', z.unknown(), 'a'],
  ])('a value counts as used when it is %s', (_, type, value) => {
    const list = z.object({ items: eachOf(kept(type)) });
    const content = { items: [{ it: value, lost: 'b' }] };
    expect(usedOf(list, content)).toEqual(['items[].it']);
  });

  it('a null value counts as used when a neighbouring value reveals its other type', () => {
    const slot = z.object({ id: z.string() }).nullable();
    const content = { 1: { id: 'a' }, 2: null };
    expect(usedOf(z.object({ 1: slot, 2: slot }), content)).toEqual(['1.id', '2']);
  });

  it('a value counts as used when it determines the kind of its object', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), one: z.string() }),
      z.object({ kind: z.literal('b'), two: z.string() }),
    ]);
    expect(usedOf(schema, { kind: 'a', one: 'x' })).toEqual(['kind', 'one']);
  });

  it('a value does not count as used when its only effect is that the client omits an item', () => {
    const item = z.object({ id: z.string(), lost: z.enum(['on']) }).transform(({ id }) => id);
    expect(
      usedOf(eachOf(item), [
        { id: 'a', lost: 'on' },
        { id: 'b', lost: 'on' },
      ]),
    ).toEqual(['[].id']);
  });

  it('a value counts as used when it is used in at least one of several responses', () => {
    const either = z.object({ a: z.string().optional(), b: z.string().optional() });
    expect(usedOf(either, { a: 'a' }, { b: 'b' })).toEqual(['a', 'b']);
  });

  it('a cell of a CSV file counts as used when it is read', () => {
    const text = [
      'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps,year',
      'A level,"Art, craft",Biology,,,Medicine,1420,2026',
    ].join('\n');
    expect(usedOf(subjectBarsSchema, text)).toEqual(
      [
        '[].qualification',
        '[].SUBJ_1',
        '[].SUBJ_2',
        '[].SUBJ_3',
        '[].SUBJ_4',
        '[].SubjectGuide',
        '[].n_apps',
      ].sort(),
    );
  });
});
