import { endpoint } from '../../api.ts';
import type { PageStates } from './page-state.ts';

export const contentEndpoints = (states: PageStates) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/dashboard-update',
    answer: ({ account }) => states.read(account),
  }),
];
