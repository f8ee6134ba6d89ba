export interface PartnerItem {
  readonly id: string;
  readonly title: string;
  /** Name of the university or employer that offers the item. */
  readonly provider: string;
  /** URL of the item's page on the partner's site. */
  readonly url: string;
  /** URL; null when there is none. */
  readonly picture: string | null;
  /** The value that the partner sends; null when it is not a number. */
  readonly percentageCompleted: number | null;
}

export type PartnerStatus = 'active' | 'not-started' | 'unable';

export interface PartnerData {
  readonly items: readonly PartnerItem[];
  /** Null before the partner has responded. */
  readonly status: PartnerStatus | null;
  /** The status as text; empty before the partner has responded. */
  readonly statusText: string;
}

export const emptyPartnerData: PartnerData = { items: [], status: null, statusText: '' };
