import { z } from 'zod';

/**
 * A list that is shown to many people: an item that is not what the contract says is left out, so
 * that it costs nobody the others. A list of which nothing can be read breaks the contract.
 */
export const eachOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .transform((items) => {
      const readable = items.filter((each) => item.safeParse(each).success);
      return readable.length === 0 ? items : readable;
    })
    .pipe(z.array(item));
