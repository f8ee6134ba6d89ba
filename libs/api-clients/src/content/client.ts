import {
  type Article,
  articleLimit,
  type Faq,
  type HomeNation,
  type HubStage,
  type LocationGuide,
  type Notification,
  type Page,
  type PersonalArticle,
  type Promotion,
  type StudyLevel,
  type Subject,
  type SubjectBar,
  type TariffType,
  type Video,
} from '@applicant-hub/domain';
import type { z } from 'zod';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import {
  articlesSchema,
  faqsSchema,
  locationGuidesSchema,
  pagesSchema,
  personalArticlesSchema,
  subjectGuidesSchema,
  tariffListSchema,
  videosSchema,
} from './library-schema.ts';
import { notificationsSchema } from './notifications-schema.ts';
import type { PageState } from './page-state.ts';
import { promotionsSchema } from './promotions-schema.ts';
import { locationGuidesQuery, pagesQuery, subjectGuidesQuery } from './queries.ts';
import { pageStateSchema } from './schema.ts';
import { subjectBarsSchema } from './subject-bars.ts';

export interface ArticleReader {
  /** Scheme names as other systems spell them (`schemeNames`). */
  readonly schemes: readonly string[];
  readonly stage: HubStage;
  readonly region: HomeNation;
}

/**
 * Published content. A question, subject, place, page or article is dropped when its `url` is
 * neither a path of the site nor an http(s) URL. A picture with any other URL is null.
 */
export interface ContentClient {
  /** Page state with its defaults. It is the same for all users. */
  pageState: (context: CallContext) => Promise<Result<PageState>>;
  /** Fetches page state without using any cache on the way (LIV-14). */
  freshPageState: (context: CallContext) => Promise<Result<PageState>>;
  /** The guides to all subjects (FAV-25). */
  subjectGuides: (context: CallContext) => Promise<Result<Subject[]>>;
  /** The guides to all places (FAV-26). */
  locationGuides: (context: CallContext) => Promise<Result<LocationGuide[]>>;
  /**
   * Fetches pages by id (FAV-27). Unknown ids are missing from the result. The result has no fixed
   * order.
   *
   * @param ids at most 100; an empty list makes no call
   */
  pages: (context: CallContext, ids: readonly string[]) => Promise<Result<Page[]>>;
  /**
   * Fetches articles related to subjects (FAV-28).
   *
   * @param subjectGuides ids of subject guides
   */
  articles: (context: CallContext, subjectGuides: readonly string[]) => Promise<Result<Article[]>>;
  /**
   * Fetches articles for an applicant's schemes, stage and home nation (CON-5, FED-21): more
   * articles than the hub shows.
   */
  personalArticles: (
    context: CallContext,
    reader: ArticleReader,
  ) => Promise<Result<PersonalArticle[]>>;
  /**
   * Fetches all questions about the schemes, each with a link to the page that answers it (CON-1).
   *
   * @param schemes scheme names as other systems spell them (`schemeNames`)
   */
  faqs: (context: CallContext, schemes: readonly string[]) => Promise<Result<Faq[]>>;
  /** The videos for a study level (CON-9). */
  videos: (context: CallContext, studyLevel: StudyLevel) => Promise<Result<Video[]>>;
  /** Recommendations by editors, each with an expression that selects its audience (FED-22). */
  promotions: (context: CallContext) => Promise<Result<Promotion[]>>;
  /** The qualifications that have Tariff points, sorted by group (TAR-19). */
  tariffList: (context: CallContext) => Promise<Result<TariffType[]>>;
  /**
   * For each set of school subjects, the number of applicants for each subject of study (PLY-13).
   * The list has thousands of rows, so the caller should cache it. Invalid rows are dropped.
   */
  subjectBars: (context: CallContext) => Promise<Result<SubjectBar[]>>;
  /**
   * Fetches the notifications for applicants of these schemes (NTF-13), as the editors wrote them:
   * placeholders are not filled in and HTML is not sanitised. Invalid notifications are dropped; an
   * invalid date is null.
   *
   * @param schemes scheme names as other systems spell them (NTF-29)
   */
  notifications: (
    context: CallContext,
    schemes: readonly string[],
  ) => Promise<Result<Notification[]>>;
}

export function createContentClient(http: Http, baseUrl: string): ContentClient {
  const call = http('content', baseUrl);
  const get = <T>(context: CallContext, name: string, path: string, schema: z.ZodType<T>) =>
    call({ name, method: 'GET', path, schema }, context);

  return {
    pageState: (context) => call(pageState, context),
    freshPageState: (context) => call(freshPageState, context),
    subjectGuides: (context) => call(subjectGuides, context),
    locationGuides: (context) => call(locationGuides, context),

    pages: async (context, ids) =>
      ids.length === 0
        ? { ok: true, value: [] }
        : get(
            context,
            'pages',
            graphqlPath({ query: pagesQuery, variables: JSON.stringify({ nids: ids }) }),
            pagesSchema,
          ),

    articles: (context, guides) =>
      get(
        context,
        'articles',
        `/api/v1/article?${articleParameters(guides).toString()}`,
        articlesSchema,
      ),

    personalArticles: (context, { schemes, stage, region }) =>
      get(
        context,
        'personalArticles',
        pathTo('/api/v1/article', {
          type: 'personal',
          limit: String(articleLimit),
          schemes: schemes.join(),
          stage,
          region,
        }),
        personalArticlesSchema,
      ),

    faqs: (context, schemes) =>
      get(context, 'faqs', pathTo('/api/v1/faq-search', { schemes: schemes.join() }), faqsSchema),

    videos: (context, studyLevel) =>
      get(context, 'videos', pathTo('/api/v1/videos', { studyLevel }), videosSchema),

    promotions: (context) => call(promotions, context),

    tariffList: (context) => call(tariffList, context),

    subjectBars: (context) => call(subjectBars, context),

    notifications: (context, schemes) =>
      get(
        context,
        'notifications',
        pathTo('/api/v1/notifications', {
          systems: 'Website',
          audiences: 'Student',
          schemes: schemes.join(),
        }),
        notificationsSchema,
      ),
  };
}

const pathTo = (path: string, parameters: Record<string, string>): string =>
  `${path}?${new URLSearchParams(parameters).toString()}`;

const graphqlPath = (parameters: Record<string, string>): string => pathTo('/graphql', parameters);

function articleParameters(guides: readonly string[]): URLSearchParams {
  const parameters = new URLSearchParams({
    bbcContent: 'TRUE',
    'schemes[]': 'undergraduate',
    type: 'external',
  });
  for (const id of guides) parameters.append('subjectGuides[]', id);
  return parameters;
}

const pageState = {
  name: 'pageState',
  method: 'GET',
  path: '/api/v1/dashboard-update',
  schema: pageStateSchema,
} as const;

const freshPageState = {
  ...pageState,
  name: 'freshPageState',
  headers: { 'Cache-Control': 'no-cache' },
} as const;

const subjectGuides = {
  name: 'subjectGuides',
  method: 'GET',
  path: graphqlPath({ query: subjectGuidesQuery }),
  schema: subjectGuidesSchema,
} as const;

const locationGuides = {
  name: 'locationGuides',
  method: 'GET',
  path: graphqlPath({ query: locationGuidesQuery }),
  schema: locationGuidesSchema,
} as const;

const promotions = {
  name: 'promotions',
  method: 'GET',
  path: '/api/v1/promotions',
  schema: promotionsSchema,
} as const;

const tariffList = {
  name: 'tariffList',
  method: 'GET',
  path: '/api/v4/tariff/list?group=true&order=true',
  schema: tariffListSchema,
} as const;

const subjectBars = {
  name: 'subjectBars',
  method: 'GET',
  path: '/sites/default/files/data_ianda_bars.csv',
  accept: 'text/csv',
  schema: subjectBarsSchema,
} as const;
