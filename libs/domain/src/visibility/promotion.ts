import { type KnownTags, isVisibleTo, parseVisibility } from './expression.ts';

export interface Promotion {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  /** URL; null when there is none. */
  readonly image: string | null;
  readonly byline: string;
  /** The text of the promotion's link. */
  readonly link: string;
  /** A visibility expression (FED-23). An empty expression is true for every user (FED-24). */
  readonly visibility: string;
}

export function visiblePromotions(
  promotions: readonly Promotion[],
  tags: KnownTags,
): { shown: readonly Promotion[]; broken: readonly string[] } {
  const read = promotions.map((promotion) => ({
    promotion,
    visibility: parseVisibility(promotion.visibility),
  }));
  return {
    // An invalid expression does not define an audience, so the promotion is not shown.
    shown: read.flatMap(({ promotion, visibility }) =>
      visibility !== null && isVisibleTo(visibility, tags) ? [promotion] : [],
    ),
    broken: read.flatMap(({ promotion, visibility }) =>
      visibility === null ? [promotion.visibility] : [],
    ),
  };
}
