import { type EventStart, parseSettingDate, readDate, readDay } from '@applicant-hub/domain';
import { z } from 'zod';

/**
 * Schema for a string that `read` parses. The string breaks the contract if `read` returns null.
 */
const dateAs = <Value>(read: (text: string) => Value | null, expected: string) =>
  z.string().transform((text, context): Value => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: `Expected ${expected}` });
    return z.NEVER;
  });

/** A date or a moment in London time. A moment without an offset is in London time. */
export const startSchema = dateAs((text): EventStart | null => {
  const written = readDate(text);
  return written && { date: written.date, time: written.time };
}, 'a date or a moment');

/** The start of a date or a moment, as an ISO time in UTC. A date starts at midnight in London. */
export const startMomentSchema = dateAs(
  (text) => readDate(text)?.at.toISOString() ?? null,
  'a date or a moment',
);

export const daySchema = dateAs(readDay, 'a date');

/** Text of a date in the format that settings use (SYS-3). */
export const settingDateSchema = dateAs(
  (text) => (parseSettingDate(text) === null ? null : text),
  'a date and a time',
);

/**
 * A moment as an ISO time in UTC. A moment without an offset breaks the contract, because it is
 * ambiguous by an hour in summer.
 */
export const momentSchema = dateAs((text) => {
  const written = readDate(text);
  return written?.hasOffset === true ? written.at.toISOString() : null;
}, 'a moment with its offset from UTC');
