import { z } from 'zod';
import { noteLostItem } from './left-out.ts';

const eachUnknown = z.array(z.unknown());

/**
 * A list whose items are read independently. An item that breaks the contract is left out and
 * reported by the call, so that it does not hide the other items. A list without any readable item
 * breaks the contract. The schema of an item is available as `item` in the list's metadata.
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
