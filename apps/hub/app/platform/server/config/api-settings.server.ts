import { address, setting } from './config-setting.server.ts';
import * as is from './config-schemas.server.ts';

const EXAMPLE = 'https://api.example';

/** An API that the hub needs: its name in the hub, and its path on the server of the fake APIs. */
const api = <const N extends string>(apiName: N, path: string, sentence: string) => ({
  apiName,
  ...setting({
    group: 'apis',
    schema: is.apiUrl,
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/${path}`,
    sentence,
    example: `${EXAMPLE}/${path}`,
  }),
});

/** An API that the hub can do without: without its address, its features are absent. */
const optionalApi = <const N extends string>(
  apiName: N,
  path: string,
  { sentence, without }: { sentence: string; without: string },
) => ({
  apiName,
  ...address('apis', path, {
    schema: is.apiUrl,
    sentence,
    without,
    example: `${EXAMPLE}/${path}`,
  }),
});

export const apiSettings = {
  OIDC_ISSUER: setting({
    group: 'signIn',
    schema: ({ hubEnv }) =>
      is.apiUrl.refine(
        (url) => hubEnv !== 'prod' || url.startsWith('https:'),
        'must begin with https:// when HUB_ENV is prod',
      ),
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/oidc`,
    sentence:
      'issuer of the OpenID provider; `https:` in `prod`; if it sends `refresh_expires_in`, users are warned before a session ends',
    example: 'https://id.example',
  }),
  OIDC_CLIENT_ID: setting({
    group: 'signIn',
    schema: is.text,
    default: ({ fakeApis }) => fakeApis && 'applicant-hub',
    sentence: "the hub's client id",
    example: 'applicant-hub',
  }),
  OIDC_CLIENT_SECRET: setting({
    group: 'signIn',
    schema: is.text,
    default: ({ fakeApis }) => fakeApis && 'applicant-hub-development-secret',
    sentence: 'its secret; sent as HTTP Basic (`client_secret_basic`) to the token endpoint',
  }),
  TRACKING_URL: api('tracking', 'tracking', 'sent applications and their choices'),
  APPLY_URL: optionalApi('apply', 'apply', {
    sentence: 'applications in progress',
    without: 'the tile shows sent applications only, and says so',
  }),
  COURSES_URL: api('courses', 'courses', 'courses and universities'),
  CONTENT_URL: api('content', 'content', 'texts of editors, page state and the Tariff'),
  EVENTS_URL: optionalApi('events', 'events', {
    sentence: 'dates and deadlines, open days and exhibitions',
    without: 'no deadlines, open days or exhibitions; the calendar shows own dates only',
  }),
  HUB_EVENTS_URL: optionalApi('hubEvents', 'hub-events', {
    sentence: 'booked events',
    without: 'no event is marked as booked',
  }),
  HISTORY_URL: optionalApi('history', 'history', {
    sentence: 'the history of application statuses, and which changes an applicant has seen',
    without: 'no list of changes, and no marks for news',
  }),
  OWN_DATES_URL: optionalApi('ownDates', 'own-dates', {
    sentence: 'own dates and tasks of applicants',
    without: 'no own dates, own tasks or notes about calls; without `EVENTS_URL` also no calendar',
  }),
  IDENTITY_URL: api('identity', 'identity', 'the account: user record, settings, favourites'),
  ADDRESS_URL: optionalApi('address', 'address', {
    sentence: 'the address lookup',
    without: 'applicants type their address',
  }),
  ADDRESS_KEY: setting<string | null>({
    group: 'apis',
    schema: is.text,
    default({ fakeApis, isSet }) {
      if (fakeApis !== undefined) return 'development-key';
      return isSet('ADDRESS_URL') ? undefined : null;
    },
    sentence: 'the key of the address lookup, which costs money; required with `ADDRESS_URL`',
  }),
  PHONE_URL: optionalApi('phone', 'phone', {
    sentence: 'checks of phone numbers',
    without: 'phone numbers are saved without a check',
  }),
  SCHOOLS_URL: optionalApi('schools', 'schools', {
    sentence: 'the school lookup',
    without: 'applicants type the name of their school',
  }),
  GEOCODE_URL: optionalApi('geocode', 'geocode', {
    sentence: 'the location of a postcode',
    without: 'no distances, and no home on maps',
  }),
  QUALIFICATIONS_URL: optionalApi('qualifications', 'qualifications', {
    sentence: 'types of qualifications',
    without: 'no "people like you"',
  }),
  SUPPORT_URL: optionalApi('support', 'support', {
    sentence: "the government's offer to future apprentices",
    without: 'no such offer',
  }),
  SPOTLIGHTS_URL: optionalApi('spotlights', 'spotlights', {
    sentence: 'partners and promotions',
    without: 'no spotlights and no virtual work experiences',
  }),
  CAREERS_URL: optionalApi('careers', 'careers', {
    sentence: 'careers and jobs (`CAREERS_WEB_URL` has the pages)',
    without: 'no careers quiz',
  }),
  QUEUE_URL: {
    ...optionalApi('queue', 'queue', {
      sentence:
        'the queue of results days, which gives each applicant a place. The fake API is at `/queue`, and is used only if the variable names it',
      without: 'each applicant waits for a random time',
    }),
    default: null,
  },
  ADVERTS_URL: optionalApi('adverts', 'adverts', {
    sentence: 'the advert service',
    without: 'no adverts, and no page about them',
  }),
  APPLICATION_API_YEARS: setting<number[]>({
    group: 'apis',
    schema: is.yearList,
    // A study year continues into the next calendar year.
    default: ({ year }) => [year - 1, year, year + 1, year + 2],
    defaultText: 'last year to 2 years ahead',
    sentence: 'comma-separated study years that have application APIs',
  }),
} as const;
