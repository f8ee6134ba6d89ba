import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { subjectBarsSchema } from '#src/content/subject-bars.ts';
import { eachOf } from '#src/http/each-of.ts';
import type { BodyOfCall } from '#src/http/read-exchange.ts';
import { createJudge, type Verdict } from './judge.ts';

const call: BodyOfCall = {
  api: 'thing',
  operation: { name: 'getThing', method: 'GET', path: '/things?of=2', schema: z.unknown() },
  status: 200,
  says: 'answer',
};

/** The verdict on each kind of change at one path. */
function verdictsOf(schema: z.ZodType, content: unknown, path: string): Record<string, Verdict> {
  const { parse, judged } = createJudge();
  parse(schema, content, call);
  const changes = judged().flatMap((each) => each.changes);
  return Object.fromEntries(
    changes.filter((each) => each.path === path).map(({ kind, verdict }) => [kind, verdict]),
  );
}

describe('the verdict on a changed response', () => {
  it('the verdict is `refused` when the schema rejects the change', () => {
    const count = z.object({ n: z.int().min(0) });
    expect(verdictsOf(count, { n: 7 }, '$.n')).toEqual({
      'left out': 'refused',
      null: 'refused',
      'a text': 'refused',
      negative: 'refused',
      'a fraction': 'refused',
      'hugely negative': 'refused',
      nothing: 'another',
      huge: 'another',
    });
  });

  it('the verdict is `refused` when the client omits an item because of the change', () => {
    const list = z.object({ all: eachOf(z.object({ id: z.string() })) });
    const content = { all: [{ id: 'a' }, { id: 'b' }] };
    expect(verdictsOf(list, content, '$.all[0].id')).toMatchObject({ 'a number': 'refused' });
  });

  it('the verdict is `same` when the result is equal', () => {
    const schema = z
      .object({ at: z.string(), note: z.string().nullish() })
      .transform(({ at }) => at);
    expect(verdictsOf(schema, { at: 'here', note: 'x' }, '$')).toMatchObject({
      'a field more': 'same',
    });
    expect(verdictsOf(schema, { at: 'here', note: 'x' }, '$.note')).toMatchObject({
      'left out': 'same',
      'a number': 'refused',
    });
  });

  it.each([
    ['a date', z.iso.date(), '2027-01-13', 'a day that no month has'],
    ['a date', z.iso.date(), '2027-01-13', 'the day first'],
    ['a moment', z.iso.datetime(), '2027-01-13T18:00:00Z', 'a blank for the T'],
    ['a moment', z.iso.datetime(), '2027-01-13T18:00:00Z', 'without an offset'],
  ])('the verdict is `refused` when the format of %s changes', (_, schema, example, kind) => {
    expect(verdictsOf(z.object({ at: schema }), { at: example }, '$.at')).toMatchObject({
      [kind]: 'refused',
    });
  });

  it('each column of a CSV file has a verdict', () => {
    const text = [
      'qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps',
      'A level,Art,,,,Medicine,14',
    ].join('\n');
    expect(verdictsOf(subjectBarsSchema, text, '$')).toMatchObject({
      'columns in another order': 'same',
      'a column more': 'same',
      'all in quotes': 'same',
      nothing: 'refused',
    });
    expect(verdictsOf(subjectBarsSchema, text, '$.n_apps')).toMatchObject({
      'left out': 'refused',
    });
  });
});

it('a schema returns the same value with and without a judge', () => {
  const { parse } = createJudge();
  const schema = z.object({ at: z.string() });
  expect(parse(schema, { at: 'here', more: 1 }, call)).toEqual({
    success: true,
    data: { at: 'here' },
  });
  expect(parse(schema, {}, call).success).toBe(false);
});

it('the judge stores nothing for a response without a body or with an invalid body', () => {
  const { parse, judged } = createJudge();
  parse(z.undefined(), undefined, call);
  parse(z.object({ at: z.string() }), {}, call);
  expect(judged()).toEqual([]);
});
