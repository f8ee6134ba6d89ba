import type { Context } from 'hono';
import { z } from 'zod';
import { ApiError } from './api-error.ts';

/** PostgreSQL cannot store the character NUL, and its JSON cannot contain half a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

export const storableText = (min: number, max: number) =>
  z.string().min(min).max(max).refine(isStorable, 'must not contain control characters');

/**
 * @param schema every object in it is a `z.strictObject`
 * @throws ApiError 415 or 400, which names the invalid field
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiError(415, 'unexpectedContentType', 'a body is application/json');
  }
  return readInput('field', schema, parseJson(await c.req.text()));
}

/**
 * @param part name of the part in the message
 * @throws ApiError 400 that names the invalid input but not its value
 */
export function readInput<T extends z.ZodType>(
  part: 'field' | 'parameter',
  schema: T,
  value: unknown,
): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.join('.') ?? '';
  throw new ApiError(400, 'invalidInput', `${part} "${name}": ${issue?.message ?? 'not valid'}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'invalidJson', 'the body is not JSON');
  }
}
