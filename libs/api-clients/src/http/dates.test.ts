import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { daySchema, momentSchema, startMomentSchema, startSchema } from './dates.ts';

/** The parsed date, or the reason why it breaks the contract. */
const valueOr = (schema: z.ZodType, value: unknown): unknown => {
  const { data, error } = schema.safeParse(value);
  return error ? error.issues[0]?.message : data;
};

const noStart = 'Expected a date or a moment';
const noDay = 'Expected a date';
const noMoment = 'Expected a moment with its offset from UTC';
const summer = { date: '2027-07-01', time: '18:00' };

describe('startSchema', () => {
  it.each([
    ['2027-07-01', { date: '2027-07-01', time: null }],
    ['2027-07-01T17:00:00Z', summer],
    ['2027-07-01T18:00:00+01:00', summer],
    ['2027-07-01T18:00:00', summer],
    ['2027-02-31', noStart],
    ['2027-02-31T18:00:00Z', noStart],
    ['2027-04-31T18:00:00+01:00', noStart],
    ['soon', noStart],
  ])('[CAL-2][CAL-9][AMB-106] startSchema reads %j as %j', (text, expected) => {
    expect(valueOr(startSchema, text)).toEqual(expected);
  });
});

it.each([
  ['2027-07-01', '2027-06-30T23:00:00.000Z'],
  ['2027-07-01T17:00:00Z', '2027-07-01T17:00:00.000Z'],
  ['2027-07-01T18:00:00', '2027-07-01T17:00:00.000Z'],
  ['2027-02-31', noStart],
])('[NTF-1] startMomentSchema reads %j as %j', (text, expected) => {
  expect(valueOr(startMomentSchema, text)).toBe(expected);
});

it.each([
  ['2027-07-01', '2027-07-01'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', noDay],
  ['2027-07-01T17:00:00Z', noDay],
  ['', noDay],
])('daySchema reads %j as %j', (text, expected) => {
  expect(valueOr(daySchema, text)).toBe(expected);
});

it.each([
  ['2027-07-01T17:00:00.000Z', '2027-07-01T17:00:00.000Z'],
  ['2027-07-01T18:00:00+01:00', '2027-07-01T17:00:00.000Z'],
  ['2027-07-01T17:00:00', noMoment],
  ['2027-07-01', noMoment],
  ['2027-02-31T17:00:00Z', noMoment],
])('momentSchema reads %j as %j', (text, expected) => {
  expect(valueOr(momentSchema, text)).toBe(expected);
});

it.each([null, undefined, 1_800_000_000, ['2027-07-01']])('%j breaks the contract', (value) => {
  for (const schema of [startSchema, startMomentSchema, daySchema, momentSchema]) {
    expect(schema.safeParse(value).success).toBe(false);
  }
});
