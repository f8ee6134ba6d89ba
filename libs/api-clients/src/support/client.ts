import { areErrors, errorText, type SupportDetails } from '@applicant-hub/domain';
import { z } from 'zod';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';

export type SupportOutcome =
  | { outcome: 'taken' }
  /**
   * `problem` describes the error as text (GOV-18); null if the service sent no text. The text may
   * repeat submitted data.
   */
  | { outcome: 'refused'; problem: string | null };

export interface SupportClient {
  /**
   * Reads the availability of support at a postcode: 'no', or any other text (GOV-8). An invalid
   * British postcode returns a failure.
   */
  eligibility: (context: CallContext, postcode: string) => Promise<Result<string>>;
  /**
   * Registers the signed-in user, who has consented to the registration (GOV-10, GOV-13). The
   * service stores one entry for each user, so the call is idempotent.
   */
  register: (context: CallContext, details: SupportDetails) => Promise<Result<SupportOutcome>>;
}

export function createSupportClient(http: Http, baseUrl: string): SupportClient {
  const call = http('support', baseUrl);
  return {
    eligibility: (context, postcode) =>
      call(
        {
          name: 'eligibility',
          method: 'GET',
          path: `/api/v1/eligibility?postcode=${encodeURIComponent(postcode)}`,
          schema: eligibilitySchema,
        },
        context,
      ),

    register: (context, details) =>
      call(
        {
          name: 'register',
          method: 'POST',
          path: '/api/v1/interests',
          body: details,
          schema: registeredSchema,
        },
        context,
      ),
  };
}

const eligibilitySchema = z
  .object({
    eligible: z
      .string()
      .describe('with "no" the hub shows that there is no support; any other value opens the form'),
  })
  .transform(({ eligible }): string => eligible);

/** The shape of the errors is not documented (GOV-17), so any shape is converted to text. */
const registeredSchema = z
  .object({
    data: z.object({
      errors: z
        .unknown()
        .optional()
        .describe(
          'shown to the applicant: the errors in the details; nothing when the details were accepted',
        ),
    }),
  })
  .transform(({ data: { errors } }): SupportOutcome =>
    areErrors(errors) ? { outcome: 'refused', problem: errorText(errors) } : { outcome: 'taken' },
  );
