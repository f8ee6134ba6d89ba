import { z } from 'zod';

const eachUnknown = z.array(z.unknown());

/**
 * A list that is shown to many people: an item that is not what the contract says is left out, so
 * that it costs nobody the others. A list of which nothing can be read breaks the contract. What an
 * item is stays known as the list's `item`.
 */
export const eachOf = <Item extends z.ZodType>(item: Item) =>
  eachUnknown.meta({ item }).transform((items, context) => {
    const read = items.map((each) => item.safeParse(each));
    const readable = read.flatMap((each) => (each.success ? [each.data] : []));
    if (readable.length > 0 || items.length === 0) return readable;
    for (const [index, { error }] of read.entries()) {
      for (const issue of error?.issues ?? []) {
        context.addIssue({ ...issue, path: [index, ...issue.path] });
      }
    }
    return z.NEVER;
  });
