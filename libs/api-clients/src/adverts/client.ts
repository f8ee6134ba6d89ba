import { type AdvertSlot, advertSlots, type AdvertTargeting } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { type Adverts, advertsSchema } from './schema.ts';

/**
 * Fetches adverts. The service belongs to a third party and receives only the given targeting data.
 */
export interface AdvertsClient {
  /**
   * Fetches an advert for each slot that has one (NTF-22).
   *
   * @param targeting data that may be sent about the applicant; null sends none
   */
  find: (context: CallContext, targeting: AdvertTargeting | null) => Promise<Result<Adverts>>;
}

/** Limit for a third party's response (bytes). The adverts on a page are far smaller. */
const MAX_BYTES = 256 * 1024;

export function createAdvertsClient(http: Http, baseUrl: string): AdvertsClient {
  const call = http('adverts', baseUrl, 'thirdParty');
  return {
    find: (context, targeting) =>
      call(
        {
          name: 'findAdverts',
          maxBytes: MAX_BYTES,
          // With a POST body, targeting data is not part of URLs, which intermediate systems may
          // log.
          method: 'POST',
          path: '/api/v1/adverts',
          body: { slots, ...(targeting !== null && { targeting }) },
          schema: advertsSchema,
        },
        context,
      ),
  };
}

const slots = (Object.keys(advertSlots) as AdvertSlot[]).map((slot) => ({
  slot,
  ...advertSlots[slot],
}));
