import { z } from 'zod';
import { addressSchema, withAddress } from '../http/address.ts';
import { eachOf } from '../http/each-of.ts';
import type { CallContext, Http } from '../http/http.ts';
import { optionalText } from '../http/optional-text.ts';
import type { Result } from '../http/result.ts';

export interface Career {
  id: string;
  title: string;
  /** One sentence; may be empty. */
  summary: string;
  /** Link to the career's page: a path of the site, or an http(s) URL. */
  url: string;
}

export interface CareersQuery {
  /** Id of the careers quiz to match. */
  assessmentId: string;
}

export interface CareersClient {
  /**
   * Finds the careers that match a quiz, best match first (LNK-15). An unknown quiz is a failure.
   */
  find: (context: CallContext, query: CareersQuery) => Promise<Result<Career[]>>;
}

export function createCareersClient(http: Http, baseUrl: string): CareersClient {
  const call = http('careers', baseUrl);
  return {
    find: (context, { assessmentId }) =>
      call(
        {
          name: 'findCareers',
          method: 'GET',
          path: `/api/v1/careers?${new URLSearchParams({ assessmentId }).toString()}`,
          schema: careersSchema,
        },
        context,
      ),
  };
}

const careersSchema = z
  .object({
    careers: eachOf(
      z.object({
        id: z.string().describe('identifies the career'),
        title: z.string().describe('title of the card'),
        summary: optionalText('summary').describe('the sentence on the card'),
        url: addressSchema.describe(
          'the address that the card links to; an item without a valid address is left out',
        ),
      }),
    ),
  })
  .transform(({ careers }): Career[] => withAddress(careers));
