import { type KnownTags, isVisibleTo, parseVisibility } from './expression.ts';

/** Something that editors recommend to some people (FED-22). */
export interface Promotion {
  readonly title: string;
  readonly summary: string;
  /** Where it leads. */
  readonly url: string;
  /** URL; null when there is none. */
  readonly image: string | null;
  /** Whom it comes from. */
  readonly byline: string;
  /** The words of its link. */
  readonly link: string;
  /** A visibility expression (FED-23); empty for what is for everybody (FED-24). */
  readonly visibility: string;
}

/** What somebody with these tags is shown, and the expressions that could not be read. */
export function visiblePromotions(
  promotions: readonly Promotion[],
  tags: KnownTags,
): { shown: readonly Promotion[]; broken: readonly string[] } {
  const read = promotions.map((promotion) => ({
    promotion,
    visibility: parseVisibility(promotion.visibility),
  }));
  return {
    // Nobody knows whom it is for, so nobody is shown it.
    shown: read.flatMap(({ promotion, visibility }) =>
      visibility !== null && isVisibleTo(visibility, tags) ? [promotion] : [],
    ),
    broken: read.flatMap(({ promotion, visibility }) =>
      visibility === null ? [promotion.visibility] : [],
    ),
  };
}
