import { z } from 'zod';
import { noteLeftOut } from './left-out.ts';

/**
 * A field that costs only itself: when it breaks the contract, the rest of the answer is still read,
 * and the call reports the field once.
 *
 * @param place the path of the field in the answer or item, for the log; it may hold no value out of
 *   a body
 * @param field what the contract says, with a default where the field may be missing
 * @param otherwise the value of a field that breaks the contract. Choose one that means "not known"
 *   where the value decides what people read.
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
