import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { Matches } from './matches.ts';

export const careersEndpoints = (matches: Matches) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/careers',
    query: { assessmentId: z.string().min(1) },
    respond({ account, query: { assessmentId } }) {
      const careers = matches.find(account, assessmentId);
      if (careers === null) {
        throw new ApiError(404, 'unknownAssessment', 'there is no quiz with this id');
      }
      return { careers };
    },
  }),
];
