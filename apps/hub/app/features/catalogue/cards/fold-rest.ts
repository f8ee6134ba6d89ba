import { globalStyle } from '@vanilla-extract/css';

/** Long lists are shortened on phones, but not on paper. */
const PHONE = 'screen and (max-width: 47.99rem)';

interface Folding {
  /** The element around a list and its `ShowRest`. */
  readonly place: string;
  /** The selector of an item within `place`, for example `> ol > li`. */
  readonly item: string;
  /** The number of items shown at first. */
  readonly shown: number;
  /**
   * The list is shortened if it has at least this many items. Default: twice `shown`, which suits
   * short items.
   */
  readonly long?: number;
  /**
   * The selector of an element, such as a checked box. If a hidden item contains it, the whole list
   * is shown.
   */
  readonly inUse?: string;
}

/**
 * Hides the end of a long list, until the URL has the id of a hidden item. It works without
 * scripts, and the Back button hides the items again. CSS cannot read a number from the page, so
 * there are separate rules for each number.
 */
export function foldRest({ place, item, shown, long = 2 * shown, inUse }: Folding): void {
  const rest = `${item}:nth-child(n + ${shown + 1})`;
  const wanted = inUse === undefined ? ':target' : `:is(:target, ${inUse})`;
  const isOpen = `:has(${rest}${wanted}, ${rest} ${wanted})`;
  const isLong = `:has(${item}:nth-child(${long}))`;
  globalStyle(`${place}${isLong}:not(${isOpen}) ${rest}`, {
    '@media': { [PHONE]: { display: 'none' } },
  });
  globalStyle(`${place} > [data-show-rest]`, {
    display: 'none',
    '@media': { [PHONE]: { display: 'block' } },
  });
  globalStyle(`${place}${isOpen} > [data-show-rest]`, {
    '@media': { [PHONE]: { display: 'none' } },
  });
}
