import { schemeNames } from '@applicant-hub/domain';
import { z } from 'zod';
import { endpoint } from '../../api.ts';
import { articleQuery, findPosts } from './article-query.ts';
import { answerQuery } from './graphql.ts';
import type { Library } from './library.ts';
import { type Notifications, shownNotification } from './notifications.ts';
import type { PageStates } from './page-state.ts';

/** Names of schemes, separated by commas. */
const schemeList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(Object.values(schemeNames))));

export const contentEndpoints = (
  states: PageStates,
  library: Library,
  notifications: Notifications,
) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/dashboard-update',
    answer: ({ account }) => states.read(account),
  }),
  endpoint({
    method: 'GET',
    path: '/graphql',
    query: { query: z.string().default(''), variables: z.string().default('{}') },
    answer: ({ account, query: { query, variables } }) =>
      answerQuery(library, account, query, variables),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v1/article',
    query: articleQuery,
    answer: ({ account, query }) => findPosts(library.read(account, 'articles'), query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v4/tariff/list',
    query: { group: z.literal('true'), order: z.literal('true') },
    answer: ({ account }) => ({ groups: library.read(account, 'tariffGroups') }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v1/notifications',
    query: {
      systems: z.literal('Website').default('Website'),
      audiences: z.literal('Student').default('Student'),
      schemes: schemeList,
    },
    answer: ({ account, query }) =>
      notifications.read(account, query.schemes).map(shownNotification),
  }),
];
