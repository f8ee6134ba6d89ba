import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import { requirePostcode } from '../geocode/routes.ts';
import type { EligibilityByPostcode } from './eligibility.ts';
import type { Interests } from './interests.ts';
import { problemsOf } from './problems.ts';

const text = z.string().max(200);

/** Exactly the fields that the hub may send (GOV-13). */
const details = z.strictObject({
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  email: text,
  postcode: text,
  schoolName: z.literal(''),
  telephone: z.literal(''),
  industry: z.string().min(1).max(1000),
  dateOfInterest: z.iso.datetime(),
});

export const supportEndpoints = (
  eligibility: EligibilityByPostcode,
  interests: Interests,
  clock: ServicesContext['clock'],
) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/eligibility',
    query: { postcode: z.string().default('') },
    respond: ({ account, query }) => ({
      eligible: eligibility.find(account, requirePostcode(query.postcode)),
    }),
  }),

  endpoint({
    method: 'POST',
    path: '/api/v1/interests',
    body: details,
    respond({ account, body }) {
      const errors = problemsOf(body, clock());
      if (errors.length > 0) return { data: { errors } };
      return { data: { since: interests.add(account, body).dateOfInterest } };
    },
  }),
];
