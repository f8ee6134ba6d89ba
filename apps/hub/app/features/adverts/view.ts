import type { Advert } from '@applicant-hub/api-clients';

export interface AdvertView extends Pick<Advert, 'headline' | 'text' | 'advertiser' | 'url'> {
  /** Index of the advert's drawing. */
  readonly drawing: number;
}

/** Null for a slot without an advert. */
export interface AdvertsView {
  readonly leaderboard: AdvertView | null;
  readonly mobile: AdvertView | null;
}

export const DRAWINGS = 4;
