import { globalStyle } from '@vanilla-extract/css';

/** Where a long list begins folded: a phone. Paper has all of it. */
const PHONE = 'screen and (max-width: 47.99rem)';

interface Folding {
  /** Around a list and its `ShowRest`. */
  readonly place: string;
  /** What an item is, within the place, for example `> ol > li`. */
  readonly item: string;
  /** How many are shown at first. */
  readonly shown: number;
  /** From how many on the rest is folded; twice as many as are shown, where items are short. */
  readonly long?: number;
  /** What shows the rest besides a link to one of them: something in it that is in use. */
  readonly inUse?: string;
}

/**
 * Folds a long list after some items, until an address names one of the others: without scripts, and
 * Back folds it again. CSS cannot read a number from the page, so there are rules for each number.
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
