import { z } from 'zod';
import { endpoint } from '../../api.ts';
import { articleQuery, findPosts } from './article-query.ts';
import { answerQuery } from './graphql.ts';
import type { Library } from './library.ts';
import type { PageStates } from './page-state.ts';

export const contentEndpoints = (states: PageStates, library: Library) => [
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
];
