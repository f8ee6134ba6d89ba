import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import type { CallContext, Http } from '../http/http.ts';
import { optionalField } from '../http/optional-field.ts';
import type { Result } from '../http/result.ts';

/** A country or territory whose phone numbers can be checked (HLP-2). */
export interface PhoneRegion {
  /** ISO 3166, for example GB. */
  regionCode: string;
  /** English name. */
  displayRegion: string;
  /** Calling code without a plus, for example 44. Regions may share a code. */
  countryCode: string;
}

/** Result of checking a number (HLP-1). All fields are null for an invalid number. */
export interface PhoneCheck {
  isValid: boolean;
  /** Format for calls from abroad, for example +44 20 7946 0018. */
  internationalNumber: string | null;
  /** Format for calls within its region, for example 020 7946 0018. */
  nationalNumber: string | null;
  /** Region of the number, which may differ from the requested region. */
  regionCode: string | null;
}

export interface PhoneClient {
  /** All regions, by name (HLP-3). */
  regions: (context: CallContext) => Promise<Result<PhoneRegion[]>>;
  /**
   * Checks a number that is not blank (HLP-4). An unknown region returns a failure.
   *
   * @param region the region for a number without a plus
   */
  check: (
    context: CallContext,
    requested: { region: string; number: string },
  ) => Promise<Result<PhoneCheck>>;
}

export function createPhoneClient(http: Http, baseUrl: string): PhoneClient {
  const call = http('phone', baseUrl);
  return {
    regions: (context) =>
      call(
        {
          name: 'phoneRegions',
          method: 'GET',
          path: '/api/v1/phone-region-codes',
          schema: regionsSchema,
        },
        context,
      ),

    check: (context, { region, number }) =>
      call(
        {
          name: 'checkPhone',
          method: 'GET',
          path: `/api/v1/valid-phone-number?region=${encodeURIComponent(region)}&number=${encodeURIComponent(number)}`,
          schema: checkSchema,
        },
        context,
      ),
  };
}

const regionsSchema = eachOf(
  z.object({
    regionCode: z.string().describe('sent with the number when it is checked'),
    displayRegion: z.string().describe('the name of the region in the list'),
    countryCode: z.string().describe('shown next to the region'),
  }),
);

const checkSchema = z.object({
  isValid: z.boolean().describe('decides whether the number is accepted'),
  internationalNumber: z.string().nullable().describe('the number that is saved'),
  nationalNumber: optionalField('nationalNumber', z.string().nullable(), null).describe(
    'stored with the number; the hub does not use it yet',
  ),
  regionCode: z.string().nullable().describe('the region that is shown with a saved number'),
});
