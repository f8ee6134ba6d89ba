import { z } from 'zod';
import { noteLeftOut } from './left-out.ts';

/**
 * A field that affects only itself when it breaks the contract: the rest of the response is still
 * read, and the call reports the field once.
 *
 * @param place path of the field in the response or item, for the log; it must not contain a value
 *   from a body
 * @param field schema of the contract, with a default where the field may be missing
 * @param otherwise value of an invalid field. Choose a value that means "not known" where users see
 *   the result.
 */
export function optionalField<Value, Otherwise = Value>(
  place: string,
  field: z.ZodType<Value>,
  otherwise: Otherwise,
): z.ZodType<Value | Otherwise> {
  const readable: z.ZodType<Value | Otherwise> = field;
  return readable.catch(({ issues: [issue] }) => {
    if (issue) {
      const { path, message } = z.core.util.finalizeIssue(issue, undefined, z.config());
      noteLeftOut(`${[place, ...path].join('.')}: ${message}`);
    }
    return otherwise;
  });
}
