import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { addressSchema, suggestionsSchema } from './schema.ts';

/** A suggested address for the search text (HLP-9). */
export interface AddressSuggestion {
  id: string;
  address: string;
  /** Path of the address record. */
  url: string;
}

/** An address, line by line (HLP-10). Missing parts are empty strings. */
export interface AddressRecord {
  line1: string;
  line2: string;
  line3: string;
  line4: string;
  locality: string;
  townOrCity: string;
  county: string;
  postcode: string;
  country: string;
}

/**
 * Finds addresses. The service belongs to a third party and receives nothing about the applicant.
 */
export interface AddressClient {
  /**
   * Suggests addresses for a text that is not blank: a postcode, or words from the street and the
   * town (HLP-11). The list is empty when nothing matches.
   */
  suggest: (context: CallContext, text: string) => Promise<Result<AddressSuggestion[]>>;
  /**
   * Fetches one address (HLP-12).
   *
   * @param id from a suggestion
   * @returns null when no address has this id
   */
  get: (context: CallContext, id: string) => Promise<Result<AddressRecord | null>>;
}

/**
 * Limit for a third party's response (bytes). The addresses that one search finds are far smaller.
 */
const MAX_BYTES = 256 * 1024;

/** @param key identifies the hub to the service; sent with each call */
export function createAddressClient(http: Http, baseUrl: string, key: string): AddressClient {
  const call = http('address', baseUrl, 'thirdParty');
  const pathOf = (operation: string, argument: string) =>
    `/${operation}/${encodeURIComponent(argument)}?key=${encodeURIComponent(key)}`;

  return {
    suggest: (context, text) =>
      call(
        {
          name: 'suggestAddresses',
          maxBytes: MAX_BYTES,
          method: 'GET',
          path: pathOf('autocomplete', text),
          schema: suggestionsSchema,
        },
        context,
      ),

    get: (context, id) =>
      call<AddressRecord | null>(
        {
          name: 'getAddress',
          maxBytes: MAX_BYTES,
          method: 'GET',
          path: pathOf('get', id),
          schema: addressSchema,
          resultsByStatus: { 404: null },
        },
        context,
      ),
  };
}
