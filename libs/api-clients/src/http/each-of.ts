import { z } from 'zod';
import { noteLeftOut } from './left-out.ts';

const eachUnknown = z.array(z.unknown());

/**
 * A list that is shown to many people: an item that is not what the contract says is left out, so
 * that it costs nobody the others, and the call reports it. A list of which nothing can be read
 * breaks the contract. What an item is stays known as the list's `item`.
 */
export const eachOf = <Item extends z.ZodType>(item: Item) =>
  eachUnknown.meta({ item }).transform((items, context) => {
    const read = items.map((each) => item.safeParse(each));
    const readable = read.flatMap((each) => (each.success ? [each.data] : []));
    const isReadable = readable.length > 0 || items.length === 0;
    for (const [index, { error }] of read.entries()) {
      const issues = error?.issues ?? [];
      if (isReadable) noteFirst(index, issues);
      else {
        for (const issue of issues) {
          context.addIssue({ ...issue, path: [index, ...issue.path] });
        }
      }
    }
    return isReadable ? readable : z.NEVER;
  });

function noteFirst(index: number, [issue]: readonly z.core.$ZodIssue[]): void {
  if (issue) noteLeftOut(`${[index, ...issue.path].join('.')}: ${issue.message}`);
}
