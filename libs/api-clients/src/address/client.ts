import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { addressSchema, suggestionsSchema } from './schema.ts';

/** An address that may be the one that somebody looks for (HLP-9). */
export interface AddressSuggestion {
  id: string;
  /** The whole address in one line. */
  address: string;
  /** Path of its record. */
  url: string;
}

/** An address, line by line (HLP-10). What it does not have is an empty text. */
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

/** Finds addresses. The service is a third party's, which is told nothing of who asks. */
export interface AddressClient {
  /**
   * Addresses by a text that is not blank: a postcode, or words of the street and the town (HLP-11).
   * When there is none, the list is empty.
   */
  suggest: (context: CallContext, text: string) => Promise<Result<AddressSuggestion[]>>;
  /**
   * One address (HLP-12).
   *
   * @param id of a suggestion
   * @returns null when there is none with this id
   */
  get: (context: CallContext, id: string) => Promise<Result<AddressRecord | null>>;
}

/** Far more than the addresses of one search need; a third party's answer is not trusted with more. */
const MAX_BYTES = 256 * 1024;

/**
 * Calls address-api below its base URL.
 *
 * @param key what the service knows the hub by; goes with each call
 */
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
          answers: { 404: null },
        },
        context,
      ),
  };
}
