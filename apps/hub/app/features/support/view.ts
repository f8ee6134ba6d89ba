import type { SupportDetails } from '@applicant-hub/domain';
import type { NoticeView } from '#app/platform/browser/page/notice.ts';

export interface OfferView {
  /** The details that would be sent (GOV-13). Their time is empty until they are sent. */
  details: SupportDetails;
  /** Identifies these details. */
  seen: string;
}

export type SupportResult =
  /**
   * The details were sent. `isSaved` is whether the hub could record this, and `problem` is the
   * message if a second attempt to record it has failed.
   */
  | { state: 'finished'; isSaved: boolean; problem: string | null }
  /** The attempt failed and can be retried. `offer` replaces an outdated offer. */
  | { state: 'problem'; problem: string; offer: OfferView | null }
  /**
   * The offer is no longer available. `notice` explains why; it is null if the applicant only
   * closed the offer.
   */
  | { state: 'closed'; notice: NoticeView | null };
