import { endpoint } from '#src/api.ts';
import type { WrittenApplications } from './written-applications.ts';

/** Each endpoint returns 204 when the applicant has no application. */
export const applyEndpoints = (applications: WrittenApplications) => [
  endpoint({
    method: 'GET',
    path: '/ug/application',
    respond: ({ account }) => applications.find(account, 'ug'),
  }),
  endpoint({
    method: 'GET',
    path: '/uc/application',
    respond: ({ account }) => applications.find(account, 'uc'),
  }),
];
