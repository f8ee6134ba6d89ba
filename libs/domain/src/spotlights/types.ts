/** Something that a partner offers, as far as a person has come with it (LNK-4). */
export interface PartnerItem {
  readonly id: string;
  readonly title: string;
  /** Who made it: a university or an employer. */
  readonly provider: string;
  /** Its page at the partner's. */
  readonly url: string;
  /** URL; null when there is none. */
  readonly picture: string | null;
  /** As the partner says; null when that is no number. */
  readonly percentageCompleted: number | null;
}

/** How it stands with what a partner runs (LNK-5 to LNK-7). */
export type PartnerStatus = 'active' | 'not-started' | 'unable';

/** What a widget of a partner holds (GRD-22). */
export interface PartnerData {
  readonly items: readonly PartnerItem[];
  /** Null before the partner was asked. */
  readonly status: PartnerStatus | null;
  /** The status in words; empty before the partner was asked. */
  readonly statusText: string;
}

/** What it holds before the partner was asked. */
export const emptyPartnerData: PartnerData = { items: [], status: null, statusText: '' };
