import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Name of a request part in messages and error codes. */
export type InputPart = 'path' | 'parameter' | 'field';

/** @throws ApiError 400 that names the unknown or invalid input */
export function readInput<T extends z.ZodType>(
  part: InputPart,
  schema: T,
  value: unknown,
): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  // An unknown name often explains why another name is missing, so the error names the unknown name
  // first.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ');
    throw new ApiError(400, `unknown${capital(part)}`, `unknown ${part} ${names}`);
  }
  const name = issue?.path.join('.') ?? '';
  throw new ApiError(
    400,
    `invalid${capital(part)}`,
    `${part} "${name}": ${issue?.message ?? 'not valid'}`,
  );
}

/** @throws ApiError 400 when the text is not JSON */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'invalidJson', 'the body is not JSON');
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
