import { setting, type HubEnv, type Setting } from './config-setting.server.ts';
import * as is from './config-schemas.server.ts';
import { logLevels, type LogLevel } from '#app/platform/server/observability/log.server.ts';
import type { LimitName } from '#app/platform/server/http/rate-limits.server.ts';
import { samplers, type SpanSettings } from '#app/platform/server/observability/spans.server.ts';

const DEVELOPMENT_SECRET = 'development only: this session secret is public';

/** An external API: its name in the hub, and its path at the fake APIs. */
const api = <const N extends string>(apiName: N, path: string, sentence: string) => ({
  apiName,
  ...setting({
    group: 'apis',
    schema: is.apiUrl,
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/${path}`,
    sentence,
    example: `https://api.example/${path}`,
  }),
});

/**
 * A page of another system that the hub links to (SH-56): its name in the hub, and its fake page.
 */
const link = <const N extends string>(linkName: N, sentence: string, example: string) => ({
  linkName,
  ...setting({
    group: 'pages',
    schema: is.apiUrl,
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/site/${linkName}`,
    sentence,
    example,
  }),
});

/** A page where an application is written (APP-101) or tracked (ACS-24). */
const applyLink = <const N extends string>(
  applyLinkName: N,
  path: string,
  sentence: string,
  example: string,
) => ({
  applyLinkName,
  ...setting({
    group: 'pages',
    schema: is.yearTemplate,
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/site/${path}`,
    sentence,
    example,
  }),
});

/** One of the three comment settings: either all of them are set or none. */
const comment = (schema: Setting<string>['schema'], fake: string, sentence: string) =>
  setting<string | null>({
    group: 'live',
    schema,
    default: ({ fakeApis, isSet }) => {
      if (fakeApis !== undefined) return fake.replace('{fakeApis}', fakeApis);
      return ['COMMENTS_SITE', 'COMMENTS_KEY', 'COMMENTS_URL'].some(isSet) ? undefined : null;
    },
    sentence,
  });

/** The number of requests per minute for one user or address. */
const limit = <const N extends LimitName>(limitName: N, default_: number, sentence: string) => ({
  limitName,
  ...setting({
    group: 'process',
    schema: is.wholeNumber(0, 1_000_000),
    default: default_,
    sentence: `${sentence}; \`0\`: any number`,
  }),
});

/**
 * Every variable of the hub. A row may use values from the rows above it. `npm run config:docs`
 * writes the table into `.env.example` and docs/operating-reference.md.
 */
export const settings = {
  HUB_ENV: setting<HubEnv>({
    group: 'process',
    schema: is.oneOf(['dev', 'test', 'prod']),
    default: 'dev',
    sentence:
      'the environment, `dev`, `test` or `prod`. `prod` refuses a fixed clock, the debug area, the development secret, and a public address or an identity provider without TLS; it takes the name of the hub from `PUBLIC_URL` only',
    example: 'prod',
  }),
  NODE_ENV: setting({
    group: 'process',
    schema: ({ hubEnv }) =>
      hubEnv === 'prod'
        ? is.text.refine((text) => text === 'production', 'must be production when HUB_ENV is prod')
        : is.text,
    default: ({ hubEnv }) => (hubEnv === 'prod' ? undefined : ''),
    sentence: '`production` for the built app; `prod` refuses anything else',
    example: 'production',
  }),
  HOST: setting({
    group: 'process',
    schema: is.text,
    default: '127.0.0.1',
    sentence: 'address to listen on; `0.0.0.0` in a container',
    example: '0.0.0.0',
  }),
  PORT: setting({
    group: 'process',
    schema: is.wholeNumber(0, 65_535),
    default: 3000,
    sentence: 'port to listen on',
    example: '3000',
  }),
  OPERATIONS_PORT: setting({
    group: 'process',
    schema: is.wholeNumber(1, 65_535),
    default: null,
    sentence:
      'separate port for `/metrics`, `/healthz` and `/readyz`, which are then not on `PORT`; empty: they are on `PORT`, and the proxy must block public access to them',
    example: '9464',
  }),
  PUBLIC_URL: setting({
    group: 'process',
    schema: ({ hubEnv }) =>
      is.webOrigin.refine(
        (url) => hubEnv !== 'prod' || url.startsWith('https://'),
        'must begin with https:// when HUB_ENV is prod',
      ),
    default: ({ hubEnv, port }) =>
      hubEnv === 'prod' ? undefined : new URL(`http://127.0.0.1:${port}`).origin,
    defaultText: '`http://127.0.0.1:PORT`',
    sentence:
      'public origin of the hub. `https:` makes cookies `Secure` and `__Host-`, and sends HSTS; `prod` does the same for cookies',
    example: 'https://hub.example',
  }),
  TRUST_PROXY_HOPS: setting({
    group: 'process',
    schema: is.wholeNumber(0, 10),
    default: 0,
    sentence: 'exact number of proxies in front of the hub',
    example: '1',
  }),
  SESSION_SECRETS: setting<[string, ...string[]]>({
    group: 'process',
    schema: ({ fakeApis }) =>
      is.secretList.refine(
        (secrets) => fakeApis !== undefined || !secrets.includes(DEVELOPMENT_SECRET),
        'must not hold the secret of development, which is public',
      ),
    default: ({ fakeApis }) => (fakeApis === undefined ? undefined : [DEVELOPMENT_SECRET]),
    sentence:
      'comma-separated, each at least 32 characters (`openssl rand -base64 32`); the first seals, all of them open. To rotate: `old,new` everywhere, then `new,old`, then `new`',
  }),
  PAGE_BUDGET_MS: setting({
    group: 'process',
    schema: is.wholeNumber(50, 10_000),
    default: 1000,
    sentence: 'how long a page waits for optional calls; the next request shows later responses',
  }),
  PAGE_COMPRESSION: setting({
    group: 'process',
    schema: is.oneOf(['on', 'off']),
    default: 'on',
    sentence:
      'whether the hub compresses pages (Brotli or gzip, in separate threads): `on`, or `off` where a proxy does it',
  }),
  UPSTREAM_BREAKERS: setting({
    group: 'process',
    schema: is.oneOf(['on', 'off']),
    default: 'on',
    sentence:
      'whether calls of an API that fails or hangs stop for five seconds at a time, with a message on pages at once: `on`, or `off` where another system does it',
  }),
  BROWSER_REPORTS: setting({
    group: 'process',
    schema: is.oneOf(['on', 'off']),
    default: 'off',
    sentence:
      'whether pages ask browsers to report violations of the Content-Security-Policy, deprecations and crashes to the hub: `on`, or `off`',
  }),
  SHED_ABOVE_DELAY_MS: setting({
    group: 'process',
    schema: is.wholeNumber(0, 10_000),
    default: 60,
    sentence:
      'how long requests in progress may delay each other in a busy instance: it accepts as many as cost that much together, never fewer than 10, and answers the others with "very busy" (503) at once; `0`: no limit',
  }),
  SHED_ABOVE_REQUESTS: setting({
    group: 'process',
    schema: is.wholeNumber(0, 100_000),
    default: 400,
    sentence:
      'how many requests an instance accepts at once, before it answers pages with "very busy" (503) at any delay; `0`: any number',
  }),
  LIMIT_SIGN_INS: limit(
    'signIn',
    600,
    'how many sign-ins an address may start in a minute: a whole school may share one',
  ),
  LIMIT_SAVES: limit('save', 300, 'how many forms a user may send in a minute'),
  LIMIT_LOOKUPS: limit(
    'lookup',
    120,
    'how many lookups of addresses, schools and phone numbers a user may make in a minute; each form of the preferences counts, because its buttons look up without scripts',
  ),
  LIMIT_SEARCHES: limit('search', 120, 'how many searches a user may make in a minute'),
  LIMIT_LINK_GUESSES: limit(
    'privateLink',
    30,
    'how many private links that do not exist an address may request in a minute',
  ),
  LIMIT_REPORTS: limit(
    'report',
    60,
    'how many reports the browsers of an address may send in a minute',
  ),
  CACHE_URL: setting({
    group: 'process',
    schema: is.redisUrl,
    default: null,
    sentence:
      'a cache that all instances share, `redis://…` or `rediss://…` (Redis 6.2 or later, or Valkey). Empty: a cache inside the process, at most 32 MB, and the same again for stashed forms',
  }),
  ASSETS_FOLDER: setting({
    group: 'process',
    schema: is.text,
    default: null,
    sentence:
      'folder that all instances of all releases share, such as a network volume: each writes its `/assets` there when it starts, and serves those of other releases from it; files that no release has used for 7 days are removed. Empty: each instance has only its own',
    example: '/var/lib/applicant-hub',
  }),
  LOG_FILE: setting({
    group: 'process',
    schema: is.text,
    default: null,
    sentence: 'file for the log; empty: standard output',
  }),
  LOG_LEVEL: setting<LogLevel>({
    group: 'process',
    schema: is.oneOf(logLevels),
    default: 'info',
    sentence:
      'the lowest level that is logged: `info`; `warn`, without a line for each request; or `error`',
  }),
  SHUTDOWN_NOTICE_MS: setting({
    group: 'process',
    schema: is.wholeNumber(0, 60_000),
    default: ({ hubEnv }) => (hubEnv === 'prod' ? 5_000 : 0),
    defaultText: '`5000` in `prod`, else `0`',
    sentence:
      'how long the hub still accepts connections after a stop signal, while `/readyz` returns `draining`',
  }),
  SECURITY_CONTACT: setting<string | null>({
    group: 'process',
    schema: is.contact,
    default: null,
    sentence:
      'contact for reports of vulnerabilities, `mailto:…` or `https://…`, for `/.well-known/security.txt`; empty: there is no such file',
    example: 'mailto:security@hub.example',
  }),
  ACCESSIBILITY_CONTACT: setting<string | null>({
    group: 'process',
    schema: is.contact,
    default: null,
    sentence:
      'where users report problems of accessibility, `mailto:…` or `https://…`, for the statement at `/accessibility`; empty: the pages of help',
    example: 'mailto:accessibility@hub.example',
  }),
  HUB_BUILD_DIR: setting({
    group: 'process',
    schema: is.text,
    default: 'build',
    sentence: 'folder of the build, in `apps/hub`',
  }),
  SERVICES_PORT: setting({
    group: 'development',
    schema: is.wholeNumber(1, 65_535),
    default: 4000,
    sentence: 'port of the fake APIs, where they are used',
  }),
  HUB_NOW: setting({
    group: 'development',
    schema: ({ hubEnv }) =>
      is.dateAndTime.refine(() => hubEnv !== 'prod', 'is refused when HUB_ENV is prod'),
    default: null,
    sentence:
      'a fixed clock, `2026-09-22T00:30:00+01:00`, for tests; refused in `prod`. Tokens and caches use the real clock',
  }),
  PAGE_STATE_MEMORY: setting<'everybody' | 'person'>({
    group: 'development',
    schema: ({ hubEnv }) =>
      is
        .oneOf(['everybody', 'person'])
        .refine(
          (of) => hubEnv !== 'prod' || of === 'everybody',
          'must be everybody when HUB_ENV is prod',
        ),
    default: ({ fakeApis, isSet }) =>
      fakeApis !== undefined && !isSet('CONTENT_URL') ? 'person' : 'everybody',
    defaultText: '`person` with the fake content API, else `everybody`',
    sentence:
      'scope of the remembered page state: `everybody`, or each `person`, because tests change the page state of one user at the fake content API; refused in `prod`',
  }),
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
  APPLY_URL: api('apply', 'apply', 'applications in progress'),
  COURSES_URL: api('courses', 'courses', 'courses and universities'),
  CONTENT_URL: api('content', 'content', 'texts of editors, page state and the Tariff'),
  EVENTS_URL: api('events', 'events', 'dates and deadlines, open days and exhibitions'),
  HUB_EVENTS_URL: api('hubEvents', 'hub-events', 'booked events'),
  HISTORY_URL: api(
    'history',
    'history',
    'the history of application statuses, and which of it an applicant has seen',
  ),
  OWN_DATES_URL: api('ownDates', 'own-dates', 'own dates of applicants'),
  IDENTITY_URL: api('identity', 'identity', 'the account: user record, settings, favourites'),
  ADDRESS_URL: api('address', 'address', 'the address lookup'),
  ADDRESS_KEY: setting({
    group: 'apis',
    schema: is.text,
    default: ({ fakeApis }) => fakeApis && 'development-key',
    sentence: 'the key of the address lookup, which costs money',
  }),
  PHONE_URL: api('phone', 'phone', 'checks of phone numbers'),
  SCHOOLS_URL: api('schools', 'schools', 'the school lookup'),
  GEOCODE_URL: api('geocode', 'geocode', 'the location of a postcode'),
  QUALIFICATIONS_URL: api('qualifications', 'qualifications', 'types of qualifications'),
  SUPPORT_URL: api('support', 'support', "the government's offer to future apprentices"),
  SPOTLIGHTS_URL: api('spotlights', 'spotlights', 'partners and promotions'),
  CAREERS_URL: api('careers', 'careers', 'careers and jobs (`CAREERS_WEB_URL` is the pages)'),
  QUEUE_URL: setting({
    group: 'apis',
    schema: is.apiUrl,
    default: null,
    sentence:
      'base URL of the queue of results days, which gives each applicant a place; empty: each applicant waits for a random time. The fake API is at `/queue`',
    example: 'https://api.example/queue',
  }),
  APPLICATION_API_YEARS: setting({
    group: 'apis',
    schema: is.yearList,
    // A study year continues after New Year.
    default: ({ year }) => [year - 1, year, year + 1, year + 2],
    defaultText: 'last year to 2 years ahead',
    sentence: 'comma-separated study years that have application APIs',
  }),
  TILE_URL: setting({
    group: 'media',
    schema: is.tileTemplate,
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/tiles/{z}/{x}/{y}.svg`,
    sentence:
      'map tiles (SVG or bitmap), with `{z}`, `{x}` and `{y}`; its origin is allowed for images; put the credit of another source into the copy, `map_credit`',
    example: 'https://tiles.example/{z}/{x}/{y}.png',
  }),
  IMAGE_ORIGINS: setting({
    group: 'media',
    schema: is.originList,
    default: [],
    sentence:
      "comma-separated origins of pictures (avatars, logos, pictures of editors' texts) that are neither at the identity, content, courses or spotlights API nor at `TILE_URL`; a browser shows no picture of any other host",
  }),
  VIDEO_URL: setting({
    group: 'media',
    schema: is.webUrl,
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/player`,
    sentence:
      'page of the video player, which gets `videoId` and `autoplay` in its query; it is shown in a frame when a user plays a video, its origin is allowed for frames, and it must allow the hub to frame it',
    example: 'https://videos.example/player',
  }),
  EXPLORE_URL: link('explore', 'discovery: `/explore/…`', 'https://www.example'),
  SEARCH_URL: link(
    'search',
    'course pages and search: `/coursedisplay/…`, `/search/…`',
    'https://search.example',
  ),
  SERVICES_WEB_URL: link('services', 'Clearing: `/clearingplus/…`', 'https://services.example'),
  CAREERS_WEB_URL: link(
    'careers',
    'careers pages (`CAREERS_URL` is the API)',
    'https://careers.example',
  ),
  ACCOUNTS_URL: link('accounts', 'account pages', 'https://accounts.example'),
  WEBSITE_URL: link('website', 'everything else: guides, events, help', 'https://www.example'),
  MEMBERSHIP_URL: setting({
    group: 'pages',
    schema: is.webUrl,
    default: ({ fakeApis }) => fakeApis && `${fakeApis}/site/membership`,
    sentence: 'the referral link of the membership page, `/dashboard/totum`',
    example: 'https://membership.example/?from=hub',
  }),
  APPLY_OLD_URL_TEMPLATE: applyLink(
    'old',
    'apply-old/{scheme}/{year}',
    'the application of a study year up to 2022; `{year}`, and optionally `{scheme}`',
    'https://old.apply.example/{year}',
  ),
  APPLY_NEW_URL_TEMPLATE: applyLink(
    'new',
    'apply/{year}/{scheme}',
    'the application of a study year from 2023; `{year}`, and optionally `{scheme}`',
    'https://apply.example/{year}/{scheme}',
  ),
  TRACK_URL_TEMPLATE: applyLink(
    'track',
    'track/{year}/{scheme}',
    'the page of a sent application; `{year}`, and optionally `{scheme}`',
    'https://track.example/{year}/{scheme}',
  ),
  LIVE_EMBED_ORIGINS: setting({
    group: 'live',
    schema: is.originList,
    default: ({ fakeApis }) => (fakeApis === undefined ? [] : [fakeApis]),
    sentence:
      'comma-separated origins that may show a live event in a frame; an embed from another origin is not shown, and logged once',
    example: 'https://live.example,https://player.example',
  }),
  COMMENTS_SITE: comment(
    is.text,
    'applicant-hub-development',
    'shortname of the site at the comment service; all three variables of the comments are set, or none: then there are no comments',
  ),
  COMMENTS_KEY: comment(
    is.text,
    'development-key',
    'the public key of that service: it is in the page of every user who comments',
  ),
  COMMENTS_URL: comment(
    is.webUrl,
    '{fakeApis}/comments/embed.js',
    'the script of the service that puts a thread into `#disqus_thread`, such as `https://SITE.disqus.com/embed.js`',
  ),
  ADVERTS_URL: setting({
    group: 'adverts',
    schema: is.apiUrl,
    default: ({ fakeApis }) => (fakeApis === undefined ? null : `${fakeApis}/adverts`),
    sentence: 'base URL of the advert service; empty: no adverts, and no call',
    example: 'https://adverts.example',
  }),
  TRACE_CONTEXT: setting({
    group: 'traces',
    schema: is.oneOf(['on', 'off']),
    default: 'off',
    sentence:
      'whether the trace of a page (W3C `traceparent` and `tracestate`, from the proxy) continues in the calls to our own APIs and to the identity provider: `on`, or `off`. The id of a request is then the id of its trace. With `OTEL_EXPORTER_OTLP_ENDPOINT` this is always on',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    group: 'traces',
    schema: is.apiUrl,
    default: null,
    sentence:
      'base URL of a collector that accepts OTLP over HTTP as JSON, such as `http://127.0.0.1:4318`; spans go to `/v1/traces` below it. Empty: the hub records no spans, and the SDK of OpenTelemetry is not loaded',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting<Readonly<Record<string, string>>>({
    group: 'traces',
    schema: is.pairList,
    default: {},
    sentence:
      'comma-separated `name=value`, headers for the collector, such as a key; `=`, `,` and `%` of a value as `%3D`, `%2C` and `%25`',
  }),
  OTEL_SERVICE_NAME: setting({
    group: 'traces',
    schema: is.text,
    default: 'applicant-hub',
    sentence: 'name of the hub in its spans',
  }),
  OTEL_RESOURCE_ATTRIBUTES: setting<Readonly<Record<string, string>>>({
    group: 'traces',
    schema: is.pairList,
    default: {},
    sentence:
      'comma-separated `name=value`, further attributes of this process in all its spans; `service.instance.id` defaults to its host and process id',
    example: 'deployment.environment.name=production',
  }),
  OTEL_TRACES_SAMPLER: setting<SpanSettings['sampler']>({
    group: 'traces',
    schema: is.oneOf(samplers),
    default: 'parentbased_always_on',
    sentence:
      'which traces are recorded: `always_on`, `always_off`, `traceidratio` (a share of them), or the choice of the proxy with one of these as the default (`parentbased_always_on`, `parentbased_always_off`, `parentbased_traceidratio`)',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting({
    group: 'traces',
    schema: is.share,
    default: 1,
    sentence: 'the share that a ratio sampler records, from `0` to `1`',
    example: '0.01',
  }),
} as const;

type Settings = typeof settings;
export type SettingName = keyof Settings;

/** The hub's names for the rows of one kind. */
type NameIn<Key extends string> = {
  [N in SettingName]: Settings[N] extends Readonly<Record<Key, infer Name>> ? Name : never;
}[SettingName];

export type ApiName = NameIn<'apiName'>;
export type LinkName = NameIn<'linkName'>;
export type ApplyLinkName = NameIn<'applyLinkName'>;

export type SettingValues = {
  [N in SettingName]: Settings[N] extends Setting<infer T> ? T : never;
};
