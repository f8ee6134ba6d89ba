import { type AdvertSlot, advertSlots, type AdvertTargeting } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { type Adverts, advertsSchema } from './schema.ts';

/** Gives adverts. The service is a third party's, which is told of a person only what is given. */
export interface AdvertsClient {
  /**
   * An advert for each place of the hub that has one (NTF-22).
   *
   * @param targeting what may be told of the person; with null the request holds nothing of it
   */
  find: (context: CallContext, targeting: AdvertTargeting | null) => Promise<Result<Adverts>>;
}

/** Far more than the adverts of a page need; a third party's answer is not trusted with more. */
const MAX_BYTES = 256 * 1024;

/** Calls adverts-api below its base URL. */
export function createAdvertsClient(http: Http, baseUrl: string): AdvertsClient {
  const call = http('adverts', baseUrl, 'thirdParty');
  return {
    find: (context, targeting) =>
      call(
        {
          name: 'findAdverts',
          maxBytes: MAX_BYTES,
          // What is told of a person is in no address, and so in no log of the way there.
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
