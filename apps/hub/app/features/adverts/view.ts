import type { Advert } from '@applicant-hub/api-clients';

/** An advert as it is shown. */
export interface AdvertView extends Pick<Advert, 'headline' | 'text' | 'advertiser' | 'url'> {
  /** Which of the drawings stands beside it. */
  readonly drawing: number;
}

/** The adverts of the hub; null where a place has none. */
export interface AdvertsView {
  readonly leaderboard: AdvertView | null;
  readonly mobile: AdvertView | null;
}

/** How many drawings there are. */
export const DRAWINGS = 4;
