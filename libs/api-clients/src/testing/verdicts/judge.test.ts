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

/** What comes of each kind of change at a place. */
function verdictsOf(schema: z.ZodType, content: unknown, path: string): Record<string, Verdict> {
  const { parse, judged } = createJudge();
  parse(schema, content, call);
  const changes = judged().flatMap((each) => each.changes);
  return Object.fromEntries(
    changes.filter((each) => each.path === path).map(({ kind, verdict }) => [kind, verdict]),
  );
}

describe('a change is', () => {
  it('refused when the schema refuses it', () => {
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

  it('refused when an item is left out because of it', () => {
    const list = z.object({ all: eachOf(z.object({ id: z.string() })) });
    const content = { all: [{ id: 'a' }, { id: 'b' }] };
    expect(verdictsOf(list, content, '$.all[0].id')).toMatchObject({ 'a number': 'refused' });
  });

  it('the same when nothing else comes of it', () => {
    const thing = z
      .object({ at: z.string(), note: z.string().nullish() })
      .transform(({ at }) => at);
    expect(verdictsOf(thing, { at: 'here', note: 'x' }, '$')).toMatchObject({
      'a field more': 'same',
    });
    expect(verdictsOf(thing, { at: 'here', note: 'x' }, '$.note')).toMatchObject({
      'left out': 'same',
      'a number': 'refused',
    });
  });

  it.each([
    ['a date', z.iso.date(), '2027-01-13', 'a day that no month has'],
    ['a date', z.iso.date(), '2027-01-13', 'the day first'],
    ['a moment', z.iso.datetime(), '2027-01-13T18:00:00Z', 'a blank for the T'],
    ['a moment', z.iso.datetime(), '2027-01-13T18:00:00Z', 'without an offset'],
  ])('refused where %s is written in another way', (_, schema, example, kind) => {
    expect(verdictsOf(z.object({ at: schema }), { at: example }, '$.at')).toMatchObject({
      [kind]: 'refused',
    });
  });

  it('one of the columns of a CSV text', () => {
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

it('reads as it is read without a judge', () => {
  const { parse } = createJudge();
  const thing = z.object({ at: z.string() });
  expect(parse(thing, { at: 'here', more: 1 }, call)).toEqual({
    success: true,
    data: { at: 'here' },
  });
  expect(parse(thing, {}, call).success).toBe(false);
});

it('keeps nothing of an answer without a body, or that is refused as it is', () => {
  const { parse, judged } = createJudge();
  parse(z.undefined(), undefined, call);
  parse(z.object({ at: z.string() }), {}, call);
  expect(judged()).toEqual([]);
});
