import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Leaf } from './leaves.ts';

/**
 * Whether anything comes of a value: whether what the schema gives becomes another when the value
 * does. A value that the schema asks for, and then leaves out, makes no difference.
 */
export function isUsed(leaf: Leaf, schema: z.ZodType, given: unknown): boolean {
  const givesAnother = (other: unknown) => {
    const { success, data } = schema.safeParse(leaf.with(other));
    return success && !isDeepStrictEqual(data, given) && !isShorter(data, given);
  };
  const { wanted, tellsKinds } = askedInPlaceOf(leaf, schema);
  return tellsKinds || [...othersThan(leaf), ...wanted].some(givesAnother);
}

/**
 * What the schema would have there: the values that it has a list of, and whether they tell kinds of
 * things apart, so that what else is read goes by them. Whoever catches its issues does not keep them
 * from us.
 */
function askedInPlaceOf(leaf: Leaf, schema: z.ZodType) {
  const wanted: unknown[] = [];
  let tellsKinds = false;
  const { customError } = z.config();
  z.config({
    customError(issue) {
      if (issue.code === 'invalid_value') wanted.push(...issue.values);
      if (issue.code === 'invalid_union' && issue.discriminator !== undefined) tellsKinds = true;
      return undefined;
    },
  });
  const { error } = schema.safeParse(leaf.with('x'));
  // Issues are made when they are asked for.
  error?.issues.at(0);
  z.config({ customError });
  return { wanted, tellsKinds };
}

/** Values of the same type; for null, which could be anything, also what stands beside it. */
function othersThan({ value, beside }: Leaf): unknown[] {
  if (typeof value === 'string') return [`${value}x`, ...otherDigits(value), ...TEXTS];
  if (typeof value === 'number') return [value + 1, value - 1, value / 2, 0];
  if (typeof value === 'boolean') return [!value];
  return [...TEXTS, 1, 1.5, true, ['x'], {}, ...beside];
}

const TEXTS = ['', 'x', '1', 'https://other.test/', '2027-03-04', '2027-03-04T05:06:07Z', '1,1'];

/** The text with another digit in the place of each one: another date, number or range. */
const otherDigits = (text: string): string[] =>
  [...text.matchAll(/\d/g)].map(
    ({ 0: digit, index }) =>
      text.slice(0, index) + String((Number(digit) + 1) % 10) + text.slice(index + 1),
  );

/**
 * Whether a list or an object has less in it than it had: lists leave out an item that they cannot
 * read, and that is no use of the value that made it unreadable.
 */
function isShorter(data: unknown, given: unknown): boolean {
  if (!isObject(data) || !isObject(given)) return false;
  return (
    Object.keys(data).length < Object.keys(given).length ||
    Object.keys(data).some((key) => isShorter(data[key], given[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
