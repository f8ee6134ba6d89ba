import type { Language, WidgetId } from '@applicant-hub/domain';
import { screens } from './screens.ts';

/** The hub's own paths, defined once. Pages of other systems are in `system-pages.ts`. */
export const paths = {
  ...screens,
  applications: '/dashboard/application',
  adverts: '/dashboard/adverts',
  adviser: '/dashboard/adviser',
  advertsForm: '/resources/adverts',
  calendar: '/dashboard/calendar',
  calls: '/dashboard/calls',
  arrangeForm: '/resources/arrangement',
  changeYear: '/dashboard/preferences?section=hub-personalisation',
  marketing: '/dashboard/preferences?section=marketing-preferences',
  smartAlerts: '/dashboard/preferences?section=apprenticeships-smart-alerts',
  liveComments: '/resources/live-comments',
  pageState: '/resources/page-state',
  notifications: '/dashboard/notifications',
  offline: '/offline',
  peopleLike: '/dashboard/people-like-you',
  notificationsForm: '/resources/notifications',
  appearance: '/dashboard/preferences/appearance',
  yourData: '/dashboard/preferences/your-data',
  deleteData: '/dashboard/preferences/your-data/delete',
  dataPage: '/account/your-data.html',
  dataJson: '/account/your-data.json',
  wipeProfile: '/dashboard/preferences/wipe/profile',
  wipeDfe: '/dashboard/preferences/wipe/dfe',
  login: '/account/login',
  callback: '/account/callback',
  logout: '/account/logout',
  status: '/status',
  statementPdf: '/dashboard/statement.pdf',
  statementText: '/dashboard/statement.txt',
  applicationStatus: '/resources/application-status',
  debugStatus: '/resources/debug-status',
  historySeen: '/resources/history-seen',
  findAddress: '/resources/address',
  findAddresses: '/resources/addresses',
  findSchools: '/resources/schools',
  checkPhone: '/resources/phone',
  faqs: '/resources/faqs',
  feed: '/resources/feed',
  session: '/resources/session',
  toggleTodo: '/resources/todo',
  toggleOwnTodo: '/resources/own-todo',
  eventsForm: '/resources/events',
  compareFavourites: '/explore/favourites/compare',
  compareNewest: '/explore/favourites/compare?newest',
  favouritesForm: '/resources/favourites',
  favouritesPanel: '/resources/favourites-panel',
  modals: '/resources/modals',
  undo: '/resources/undo',
  draft: '/resources/draft',
  widgetsForm: '/resources/widgets',
  tariffForm: '/resources/tariff',
  results: '/coursedisplay/results',
  help: '/help',
  ready: '/dashboard/ready',
  report: '/dashboard/report',
  accessibility: '/accessibility',
  privacy: '/privacy',
  privacyYoung: '/privacy/13-to-17',
  cookies: '/cookies',
  terms: '/terms',
  support: '/dashboard/support',
  supportForm: '/resources/support',
} as const;

/**
 * The path by which other systems link to the calendar (CAL-1). It redirects to the hub's own page.
 */
export const CALENDAR_LINK = '/calendar';

/** The short path to the page 'people like you' (PLY-1). It redirects to the hub's own page. */
export const PEOPLE_LIKE_LINK = '/people-like-you';

export const languagePath = (language: Language): string => `/account/language/${language}`;

/** The language of a request that has no cookie. */
export const LANGUAGE_PARAM = 'language';

/** The address of a page or file for a client that sends no cookies. */
export const inLanguage = (path: string, language: Language): string =>
  `${path}?${LANGUAGE_PARAM}=${language}`;

/** The path of a page with a single widget (GRD-8). */
export const widgetPath = (id: WidgetId): string => `${paths.hub}?widget=${id}`;

/**
 * Action of a widget's forms. The parameter `index` makes Remix post to the hub's page instead of
 * its layout.
 */
export const widgetAction = (id: WidgetId): string => `${paths.hub}?index&widget=${id}`;

/** The settings of a widget (GRD-13). */
export const widgetSettingsPath = (id: WidgetId): string => `${paths.hub}/widgets/${id}/settings`;

/** The page that asks for confirmation before the data of a widget is cleared (GRD-15). */
export const clearWidgetPath = (id: WidgetId): string => `${paths.hub}/widgets/${id}/clear`;

export const tariffListPath = (named: string): string => `/resources/tariff-list?named=${named}`;

/**
 * The path of one widget's data. An open page requests this path if the data was too slow for the
 * page.
 */
export const widgetDataPath = (id: WidgetId): string => `/resources/widget/${id}`;
