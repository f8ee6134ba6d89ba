import { expect, it } from 'vitest';
import { z } from 'zod';
import { eachOf } from './each-of.ts';
import { withLeftOut } from './left-out.ts';
import { optionalField } from './optional-field.ts';

const schema = z.object({
  id: z.string(),
  mode: optionalField('mode', z.enum(['on', 'off']).default('off'), null),
  size: optionalField('size', z.number().nullish(), undefined),
  part: optionalField('part', z.object({ title: z.string() }).prefault({ title: 'A' }), null),
});

const whole = { id: '1', mode: 'on', size: 2, part: { title: 'B' } };

const read = (content: unknown) => withLeftOut(() => schema.safeParse(content));

it.each<[what: string, field: object, value: object]>([
  ['a value', {}, {}],
  ['undefined, for a field with a default', { mode: undefined }, { mode: 'off' }],
  ['undefined, for a field that may be missing', { size: undefined }, { size: undefined }],
  ['null, for a field that may be null', { size: null }, { size: null }],
  ['undefined, for an object with a default', { part: undefined }, { part: { title: 'A' } }],
])('an optional field with %s is read as the contract defines', (_, field, value) => {
  expect(read({ ...whole, ...field })).toEqual({
    value: { success: true, data: { ...whole, ...value } },
    leftOut: null,
  });
});

it.each<[what: string, field: object, value: object, detail: string]>([
  ['an unknown word', { mode: 'toString' }, { mode: null }, 'mode: Invalid option: expected'],
  ['null', { mode: null }, { mode: null }, 'mode: Invalid option: expected'],
  ['another type', { size: '2' }, { size: undefined }, 'size: Invalid input: expected'],
  ['a list instead of an object', { part: [] }, { part: null }, 'part: Invalid input: expected'],
  [
    'an invalid inner field',
    { part: { title: 1 } },
    { part: null },
    'part.title: Invalid input: expected',
  ],
])('an optional field with %s affects only itself and is reported', (_, field, value, detail) => {
  expect(read({ ...whole, ...field })).toEqual({
    value: { success: true, data: { ...whole, ...value } },
    leftOut: { count: 1, detail: expect.stringContaining(detail) as string },
  });
});

it('missing optional fields are read as the contract defines', () => {
  expect(read({ id: '1' })).toEqual({
    value: { success: true, data: { id: '1', mode: 'off', part: { title: 'A' } } },
    leftOut: null,
  });
});

it('a missing field without a default breaks the contract and affects only itself', () => {
  const strict = z.object({ id: z.string(), name: optionalField('name', z.string(), null) });
  expect(withLeftOut(() => strict.parse({ id: '1' }))).toEqual({
    value: { id: '1', name: null },
    leftOut: { count: 1, detail: expect.stringMatching(/^name: Invalid input/) as string },
  });
});

it('each invalid optional field is reported, including fields in the items of a list', () => {
  const items = [{ ...whole, mode: 1, size: 'x' }, whole, { ...whole, id: 1 }];
  const { value, leftOut } = withLeftOut(() => eachOf(schema).safeParse(items));
  expect(value.data).toEqual([{ ...whole, mode: null, size: undefined }, whole]);
  expect(leftOut?.count).toBe(3);
});

it('a required field next to an optional field still breaks the contract', () => {
  expect(read({ ...whole, id: 1, mode: 1 }).value.success).toBe(false);
});

it('the report of an invalid optional field contains no value from the response', () => {
  const { leftOut } = read({ ...whole, mode: 'a secret', size: 'a secret' });
  expect(leftOut?.detail).not.toContain('secret');
});
