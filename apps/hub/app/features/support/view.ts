import type { SupportDetails } from '@applicant-hub/domain';
import type { NoticeView } from '#app/platform/browser/answer.ts';

/** The offer as a page makes it. */
export interface OfferView {
  /** What would be sent (GOV-13); the moment is empty until it is. */
  details: SupportDetails;
  /** Tells these details from others. */
  seen: string;
}

/** What came of an answer. */
export type SupportResult =
  /**
   * The details were sent; `isSaved` says whether the hub could note that, and `problem` what came of
   * a second try to note it.
   */
  | { state: 'finished'; isSaved: boolean; problem: string | null }
  /** Nothing came of it, and it can be tried again. `offer` replaces one that is not true any more. */
  | { state: 'problem'; problem: string; offer: OfferView | null }
  /** There is no offer any more; `notice` says why, unless it was only closed. */
  | { state: 'closed'; notice: NoticeView | null };
