import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { ApiError } from '#src/http/api-error.ts';
import { readPostcode, type Postcode } from './postcode.ts';
import type { Places } from './places.ts';

export const geocodeEndpoints = (places: Places) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/geocode-postcode',
    query: { postcode: z.string().default('') },
    respond({ account, query }) {
      const postcode = requirePostcode(query.postcode);
      const position = places.find(account, postcode);
      if (position === null) {
        throw new ApiError(404, 'unknownPostcode', `the place of ${postcode.full} is unknown`);
      }
      const [latitude, longitude] = position;
      return { latitude, longitude };
    },
  }),
];

/** @throws ApiError 400 when the text is not a postcode */
export function requirePostcode(text: string): Postcode {
  const postcode = readPostcode(text);
  if (postcode === null) {
    throw new ApiError(400, 'invalidPostcode', 'parameter "postcode" is not a UK postcode');
  }
  return postcode;
}
