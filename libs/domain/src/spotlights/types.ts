export interface PartnerItem {
  readonly id: string;
  readonly title: string;
  /** The university or employer behind it. */
  readonly provider: string;
  /** Its page on the partner's site. */
  readonly url: string;
  /** URL; null when there is none. */
  readonly picture: string | null;
  /** As the partner sends it; null when it is not a number. */
  readonly percentageCompleted: number | null;
}

export type PartnerStatus = 'active' | 'not-started' | 'unable';

export interface PartnerData {
  readonly items: readonly PartnerItem[];
  /** Null before the partner was asked. */
  readonly status: PartnerStatus | null;
  /** The status in words; empty before the partner was asked. */
  readonly statusText: string;
}

export const emptyPartnerData: PartnerData = { items: [], status: null, statusText: '' };
