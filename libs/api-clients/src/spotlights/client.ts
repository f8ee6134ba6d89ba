import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { itemsSchema, type PartnerAnswer } from './schema.ts';

/**
 * What an external partner runs for the signed-in person (LNK-3). Items whose `url` is neither a path
 * nor an http(s) address are left out, and such pictures are null.
 */
export interface SpotlightsClient {
  /** Spotlights on subjects. */
  spotlights: (context: CallContext) => Promise<Result<PartnerAnswer>>;
  /** Virtual work experiences. */
  workExperiences: (context: CallContext) => Promise<Result<PartnerAnswer>>;
}

/** Calls spotlights-api below its base URL. */
export function createSpotlightsClient(http: Http, baseUrl: string): SpotlightsClient {
  const call = http('spotlights', baseUrl);
  return {
    spotlights: (context) => call(spotlights, context),
    workExperiences: (context) => call(workExperiences, context),
  };
}

/** Any other success than these two is not what was agreed on (LNK-7). */
const list = { method: 'GET', success: [200, 204], schema: itemsSchema } as const;

const spotlights = { ...list, name: 'spotlights', path: '/api/v1/spotlights' } as const;

const workExperiences = {
  ...list,
  name: 'workExperiences',
  path: '/api/v1/work-experiences',
} as const;
