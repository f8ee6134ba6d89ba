import { z } from 'zod';
import { noteLostItem } from './left-out.ts';

const eachUnknown = z.array(z.unknown());

/**
 * A list whose items are read one by one: an item that breaks the contract is left out and the call
 * reports it, so that it never hides the others. A list of which nothing can be read breaks the
 * contract. The schema of an item stays available as the list's `item`.
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
  if (issue) noteLostItem(`${[index, ...issue.path].join('.')}: ${issue.message}`);
}
