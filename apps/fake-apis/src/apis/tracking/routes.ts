import { endpoint } from '#src/api.ts';
import type { TrackedApplications } from './tracked-applications.ts';

/** Each endpoint returns 204 when the applicant has no application in tracking. */
export const trackingEndpoints = (applications: TrackedApplications) => [
  endpoint({
    method: 'GET',
    path: '/ug/track',
    respond: ({ account }) => applications.find(account, 'ug'),
  }),
  endpoint({
    method: 'GET',
    path: '/ug/clearing-track',
    respond: ({ account }) => applications.find(account, 'ug-clearing'),
  }),
  endpoint({
    method: 'GET',
    path: '/uc/track',
    respond: ({ account }) => applications.find(account, 'uc'),
  }),
];
