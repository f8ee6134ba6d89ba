import { isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { ApiError } from '#src/http/api-error.ts';
import { checkNumber } from './check-number.ts';
import { regions } from './regions.ts';

/** Maximum length of a number in characters. Even numbers with an extension are shorter. */
const MAX_LENGTH = 50;

export const phoneEndpoints = [
  endpoint({ method: 'GET', path: '/api/v1/phone-region-codes', respond: () => regions }),
  endpoint({
    method: 'GET',
    path: '/api/v1/valid-phone-number',
    query: { region: z.string().default(''), number: z.string().max(MAX_LENGTH).default('') },
    respond({ query: { region, number } }) {
      if (!isSupportedCountry(region)) {
        throw new ApiError(400, 'invalidRegion', 'parameter "region" is not a region code');
      }
      if (number.trim() === '') {
        throw new ApiError(400, 'invalidNumber', 'parameter "number" is missing or blank');
      }
      return checkNumber(number, region);
    },
  }),
];
