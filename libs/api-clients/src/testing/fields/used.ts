import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Leaf } from './leaves.ts';

/**
 * Checks whether a value affects the result, that is, whether the schema's output changes when the
 * value changes. A value that the schema reads and then drops has no effect.
 */
export function isUsed(leaf: Leaf, schema: z.ZodType, given: unknown): boolean {
  const givesAnother = (other: unknown) => {
    const { success, data } = schema.safeParse(leaf.with(other));
    return success && !isDeepStrictEqual(data, given) && !isShorter(data, given);
  };
  const { wanted, selectsKinds } = askedInPlaceOf(leaf, schema);
  return selectsKinds || [...othersThan(leaf), ...wanted].some(givesAnother);
}

/**
 * The values that the schema would accept at this path, and whether the value is a discriminator
 * that decides which other fields are read. `customError` receives every issue, including issues
 * that the schema catches.
 */
function askedInPlaceOf(leaf: Leaf, schema: z.ZodType) {
  const wanted: unknown[] = [];
  let selectsKinds = false;
  const { customError } = z.config();
  z.config({
    customError(issue) {
      if (issue.code === 'invalid_value') wanted.push(...issue.values);
      if (issue.code === 'invalid_union' && issue.discriminator !== undefined) selectsKinds = true;
      return undefined;
    },
  });
  const { error } = schema.safeParse(leaf.with('x'));
  // zod creates issues lazily, on first access.
  error?.issues.at(0);
  z.config({ customError });
  return { wanted, selectsKinds };
}

/**
 * Other values of the same type. A null could have any type, so this returns values of several
 * types and the values next to it.
 */
function othersThan({ value, beside }: Leaf): unknown[] {
  if (typeof value === 'string') return [`${value}x`, ...otherDigits(value), ...TEXTS];
  if (typeof value === 'number') return [value + 1, value - 1, value / 2, 0];
  if (typeof value === 'boolean') return [!value];
  return [...TEXTS, 1, 1.5, true, ['x'], {}, ...beside];
}

const TEXTS = ['', 'x', '1', 'https://other.test/', '2027-03-04', '2027-03-04T05:06:07Z', '1,1'];

/**
 * Variants of the text, each with one digit replaced, which gives another date, number or range.
 */
const otherDigits = (text: string): string[] =>
  [...text.matchAll(/\d/g)].map(
    ({ 0: digit, index }) =>
      text.slice(0, index) + String((Number(digit) + 1) % 10) + text.slice(index + 1),
  );

/**
 * Checks whether a list or an object lost items. A list drops an unreadable item, which does not
 * count as a use of the value that made the item unreadable.
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
