import { studyLevels } from '@applicant-hub/domain';
import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import { articleQuery, findPosts } from './article-query.ts';
import { TextBody } from '#src/http/text-body.ts';
import { csvOf } from './bars-csv.ts';
import { resolveQuery } from './graphql.ts';
import type { Library } from './library.ts';
import { type Notifications, shownNotification } from './notifications/notifications.ts';
import type { PageStates } from './page-state.ts';
import { schemesQuery } from './schemes-query.ts';

export const contentEndpoints = (
  states: PageStates,
  library: Library,
  notifications: Notifications,
) => [
  endpoint({
    method: 'GET',
    path: '/api/v1/dashboard-update',
    respond: ({ account }) => states.read(account),
  }),
  ...libraryEndpoints(library),
  endpoint({
    method: 'GET',
    path: '/api/v1/notifications',
    query: {
      systems: z.literal('Website').default('Website'),
      audiences: z.literal('Student').default('Student'),
      schemes: schemesQuery,
    },
    respond: ({ account, query }) =>
      notifications.read(account, query.schemes).map(shownNotification),
  }),
];

const libraryEndpoints = (library: Library) => [
  endpoint({
    method: 'GET',
    path: '/graphql',
    query: { query: z.string().default(''), variables: z.string().default('{}') },
    respond: ({ account, query: { query, variables } }) =>
      resolveQuery(library, account, query, variables),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v1/article',
    query: articleQuery,
    respond: ({ account, query }) =>
      findPosts(
        {
          articles: library.read(account, 'articles'),
          personalArticles: library.read(account, 'personalArticles'),
        },
        query,
      ),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v1/faq-search',
    query: { schemes: schemesQuery },
    respond: ({ account, query }) =>
      library
        .read(account, 'faqs')
        .filter(({ schemes }) => schemes.some((scheme) => query.schemes.includes(scheme)))
        .map(({ label, value }) => ({ label, value })),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v1/videos',
    query: { studyLevel: z.enum(studyLevels) },
    respond: ({ account, query }) => ({
      videos: library
        .read(account, 'videos')
        .filter(({ studyLevels: levels }) => levels.includes(query.studyLevel))
        .map(({ brightcove_id, image, title, summary, faces }) => ({
          brightcove_id,
          image,
          title,
          summary,
          faces,
        })),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v1/promotions',
    respond: ({ account }) => ({ promotions: library.read(account, 'promotions') }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/v4/tariff/list',
    query: { group: z.literal('true'), order: z.literal('true') },
    respond: ({ account }) => ({ groups: library.read(account, 'tariffGroups') }),
  }),
  endpoint({
    method: 'GET',
    path: '/sites/default/files/data_ianda_bars.csv',
    respond: ({ account }) => new TextBody('text/csv', csvOf(library.read(account, 'subjectBars'))),
  }),
];
