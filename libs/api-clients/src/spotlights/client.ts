import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { itemsSchema, type PartnerResponse } from './schema.ts';

/**
 * Activities that an external partner runs for the signed-in user (LNK-3). The client drops an item
 * whose `url` is neither a path nor an http(s) URL. A picture with any other URL is null.
 */
export interface SpotlightsClient {
  spotlights: (context: CallContext) => Promise<Result<PartnerResponse>>;
  workExperiences: (context: CallContext) => Promise<Result<PartnerResponse>>;
}

export function createSpotlightsClient(http: Http, baseUrl: string): SpotlightsClient {
  const call = http('spotlights', baseUrl);
  return {
    spotlights: (context) => call(spotlights, context),
    workExperiences: (context) => call(workExperiences, context),
  };
}

/** The contract allows only these two success statuses (LNK-7). */
const list = { method: 'GET', success: [200, 204], schema: itemsSchema } as const;

const spotlights = { ...list, name: 'spotlights', path: '/api/v1/spotlights' } as const;

const workExperiences = {
  ...list,
  name: 'workExperiences',
  path: '/api/v1/work-experiences',
} as const;
