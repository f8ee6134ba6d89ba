import { areErrors, errorWords, type SupportDetails } from '@applicant-hub/domain';
import { z } from 'zod';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';

/** How the service took the details of a person. */
export type SupportOutcome =
  | { outcome: 'taken' }
  /**
   * `problem` is what is wrong with them, as text (GOV-18); null when the service did not put it in
   * words. It may repeat what was sent.
   */
  | { outcome: 'refused'; problem: string | null };

/** The government's support for apprenticeships. */
export interface SupportClient {
  /**
   * Whether there is support at a postcode: 'no', or anything else (GOV-8). One that is no British
   * postcode is a failure.
   */
  eligibility: (context: CallContext, postcode: string) => Promise<Result<string>>;
  /**
   * Tells the service of the signed-in person, who agreed to it (GOV-10, GOV-13). It has one entry
   * for each: to tell it once more changes nothing.
   */
  register: (context: CallContext, details: SupportDetails) => Promise<Result<SupportOutcome>>;
}

/** Calls support-api below its base URL. */
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
      .describe(
        'with "no" the person is told that there is no support; anything else opens the form',
      ),
  })
  .transform(({ eligible }): string => eligible);

/** Nobody says what the errors look like (GOV-17): whatever they are, they become text. */
const registeredSchema = z
  .object({
    data: z.object({
      errors: z
        .unknown()
        .optional()
        .describe(
          'told to the person: what is wrong with the details; nothing when they were taken',
        ),
    }),
  })
  .transform(({ data: { errors } }): SupportOutcome =>
    areErrors(errors) ? { outcome: 'refused', problem: errorWords(errors) } : { outcome: 'taken' },
  );
