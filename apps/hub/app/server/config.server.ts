import { currentYear } from '@applicant-hub/domain';
import { z } from 'zod';

/** The external APIs: the name that the hub uses, its variable, and its path at the fake APIs. */
const upstreams = {
  tracking: ['TRACKING_URL', 'tracking'],
  apply: ['APPLY_URL', 'apply'],
  courses: ['COURSES_URL', 'courses'],
  content: ['CONTENT_URL', 'content'],
  events: ['EVENTS_URL', 'events'],
  hubEvents: ['HUB_EVENTS_URL', 'hub-events'],
  history: ['HISTORY_URL', 'history'],
  identity: ['IDENTITY_URL', 'identity'],
  address: ['ADDRESS_URL', 'address'],
  phone: ['PHONE_URL', 'phone'],
  schools: ['SCHOOLS_URL', 'schools'],
  geocode: ['GEOCODE_URL', 'geocode'],
  qualifications: ['QUALIFICATIONS_URL', 'qualifications'],
  support: ['SUPPORT_URL', 'support'],
  spotlights: ['SPOTLIGHTS_URL', 'spotlights'],
  careers: ['CAREERS_URL', 'careers'],
} as const;

/**
 * Pages of other systems that the hub links to: the name that the hub uses, its variable, and its
 * page at the fake APIs. Page state may override the first four (SH-56). `CAREERS_URL` is an API.
 */
const links = {
  accounts: ['ACCOUNTS_URL', 'accounts'],
  services: ['SERVICES_WEB_URL', 'services'],
  search: ['SEARCH_URL', 'search'],
  careers: ['CAREERS_WEB_URL', 'careers'],
  explore: ['EXPLORE_URL', 'explore'],
  website: ['WEBSITE_URL', 'website'],
} as const;

/**
 * Where an application is written, by study year (APP-101), and where one that was sent is followed
 * (ACS-24); `{year}` is replaced, and `{scheme}` where it stands.
 */
const applyLinks = {
  old: ['APPLY_OLD_URL_TEMPLATE', 'apply-old/{scheme}/{year}'],
  new: ['APPLY_NEW_URL_TEMPLATE', 'apply/{year}/{scheme}'],
  track: ['TRACK_URL_TEMPLATE', 'track/{year}/{scheme}'],
} as const;

export type ApiName = keyof typeof upstreams;
export type LinkName = keyof typeof links;
export type HubEnv = 'dev' | 'test' | 'prod';

/** A comment service, and what it knows the hub by (LIV-17). */
export interface CommentService {
  /** The site's shortname there. */
  site: string;
  key: string;
  /** The script that puts a thread into a page. */
  scriptUrl: string;
}

/** Everything that an operator decides, read once at the start. `docs/operating.md` explains each. */
export interface HubConfig {
  hubEnv: HubEnv;
  host: string;
  port: number;
  /** Origin under which people reach the hub, for example `https://hub.example`. */
  publicUrl: string;
  /** The first seals and signs; all of them open. */
  sessionSecrets: readonly [string, ...string[]];
  oidc: { issuer: string; clientId: string; clientSecret: string };
  /** Base URLs without a trailing slash. */
  apis: Readonly<Record<ApiName, string>>;
  addressKey: string;
  /** Base URL of the advert service; null where there is none, and so no adverts. */
  advertsUrl: string | null;
  links: Readonly<Record<LinkName, string>>;
  applyLinks: Readonly<Record<keyof typeof applyLinks, string>>;
  /** Template with `{z}`, `{x}` and `{y}`. */
  tileUrl: string;
  /** The player of the video host; `videoId` and `autoplay` are added (CON-11). */
  videoUrl: string;
  /** Where live events may be played: origins that a frame may show. */
  liveEmbedOrigins: readonly string[];
  /** Where pictures may come from, beside the APIs: editors' pictures and avatars kept elsewhere. */
  imageOrigins: readonly string[];
  /** The comment service of live events; null where there is none, and so no comments. */
  comments: CommentService | null;
  /** The referral link of the student membership (MEM-3). */
  membershipUrl: string;
  /** Study years that have application APIs. */
  applicationApiYears: readonly number[];
  pageBudgetMs: number;
  /** Whether the hub compresses its pages itself. */
  pageCompression: boolean;
  trustProxyHops: number;
  /** `redis://…`, or null for a cache inside the process. */
  cacheUrl: string | null;
  /** A clock that stands still, or null for the real one. */
  fixedNow: Date | null;
  /** Whether page state may switch the debug area on. */
  debugAreaAllowed: boolean;
  /** Where log lines go; null is standard output. */
  logFile: string | null;
  /** How long new connections are told that the hub stops, before it takes no more (milliseconds). */
  shutdownNoticeMs: number;
  /** Folder of the build, relative to `apps/hub`. */
  buildDir: string;
}

/** The configuration is wrong or incomplete; the message is one line that names the variables. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables. An empty variable counts as not set.
 *
 * @throws ConfigError with one line that names every wrong or missing variable, never a value
 */
export function parseConfig(environment: Environment, today = new Date()): HubConfig {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { check, throwProblems } = createChecks(env);
  const base = { ...baseDefaults, ...check(environmentVariable), ...check(baseVariables) };
  const publicUrl = base.PUBLIC_URL ?? new URL(`http://127.0.0.1:${base.PORT}`).origin;
  // Development secrets are public knowledge, so they end where other machines can connect.
  const fakeApis =
    base.HUB_ENV !== 'prod' && isLoopback(publicUrl)
      ? `http://127.0.0.1:${base.SERVICES_PORT}`
      : undefined;
  const fixedNow = new Date(env['HUB_NOW'] ?? today);
  const clock = Number.isNaN(fixedNow.getTime()) ? today : fixedNow;
  const values = check(variables(base.HUB_ENV, fakeApis, currentYear(clock)));
  const apis = check(urlTable(upstreams, fakeApis));
  const pages = check(urlTable(links, fakeApis && `${fakeApis}/site`));
  const templates = check(urlTable(applyLinks, fakeApis && `${fakeApis}/site`, yearTemplate));
  const comments = hasComments(env, fakeApis) ? check(commentVariables(fakeApis)) : null;
  throwProblems();
  if (!values || !apis || !pages || !templates || comments === undefined) {
    throw new Error('a check failed without a problem');
  }

  return {
    hubEnv: base.HUB_ENV,
    host: base.HOST,
    port: base.PORT,
    publicUrl,
    sessionSecrets: values.SESSION_SECRETS,
    oidc: {
      issuer: values.OIDC_ISSUER,
      clientId: values.OIDC_CLIENT_ID,
      clientSecret: values.OIDC_CLIENT_SECRET,
    },
    apis,
    addressKey: values.ADDRESS_KEY,
    advertsUrl: values.ADVERTS_URL,
    links: pages,
    applyLinks: templates,
    tileUrl: values.TILE_URL,
    videoUrl: values.VIDEO_URL,
    membershipUrl: values.MEMBERSHIP_URL,
    liveEmbedOrigins: values.LIVE_EMBED_ORIGINS,
    imageOrigins: values.IMAGE_ORIGINS,
    comments,
    applicationApiYears: values.APPLICATION_API_YEARS,
    pageBudgetMs: values.PAGE_BUDGET_MS,
    pageCompression: values.PAGE_COMPRESSION === 'on',
    trustProxyHops: values.TRUST_PROXY_HOPS,
    cacheUrl: values.CACHE_URL,
    fixedNow: values.HUB_NOW,
    debugAreaAllowed: base.HUB_ENV !== 'prod',
    logFile: values.LOG_FILE,
    shutdownNoticeMs: values.SHUTDOWN_NOTICE_MS,
    buildDir: values.HUB_BUILD_DIR,
  };
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''));

const apiUrl = webUrl.refine((url) => !/[?#]/.test(url), 'must not have a query or a fragment');

const yearTemplate = webUrl.refine((url) => url.includes('{year}'), 'must contain {year}');

const isOrigin = (url: string) => URL.parse(url)?.origin === url;

const originOnly = webUrl.refine(isOrigin, 'must be an origin, without a path').optional();

const baseDefaults = {
  HUB_ENV: 'dev' as HubEnv,
  HOST: '127.0.0.1',
  PORT: 3000,
  SERVICES_PORT: 4000,
  PUBLIC_URL: undefined,
};

/** By itself, for what is required depends on it, whatever is wrong with the others. */
const environmentVariable = z.object({
  HUB_ENV: z
    .enum(['dev', 'test', 'prod'], 'must be dev, test or prod')
    .default(baseDefaults.HUB_ENV),
});

const baseVariables = z.object({
  HOST: z.string().default(baseDefaults.HOST),
  PORT: wholeNumber(0, 65_535).default(baseDefaults.PORT),
  SERVICES_PORT: wholeNumber(1, 65_535).default(baseDefaults.SERVICES_PORT),
  PUBLIC_URL: originOnly,
});

const DEVELOPMENT_SECRET = 'development only: this session secret is public';

/** Shorter secrets than this can be guessed (characters). */
const SECRET_MIN_LENGTH = 32;

const secretList = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .pipe(
    z
      .tuple([z.string()], z.string())
      .refine(
        (secrets) => secrets.every((secret) => secret.length >= SECRET_MIN_LENGTH),
        `must be a comma-separated list of secrets of at least ${SECRET_MIN_LENGTH} characters`,
      ),
  );

const originList = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z
        .string()
        .refine(
          (origin) => /^https?:/.test(origin) && isOrigin(origin),
          'must be a comma-separated list of http or https origins',
        ),
    ),
  );

const yearList = z
  .string()
  .regex(/^\d{4}(\s*,\s*\d{4})*$/, 'must be a comma-separated list of years')
  .transform((list) => list.split(',').map(Number));

/** `fakeApis` is the origin of the fake APIs, or undefined where nothing secret has a default. */
function variables(hubEnv: HubEnv, fakeApis: string | undefined, year: number) {
  const hasFakeApis = fakeApis !== undefined;
  return z.object({
    PUBLIC_URL:
      hubEnv === 'prod'
        ? z.string().startsWith('https://', 'must begin with https:// when HUB_ENV is prod')
        : z.string().optional(),
    NODE_ENV:
      hubEnv === 'prod'
        ? z.literal('production', 'must be production when HUB_ENV is prod')
        : z.string().optional(),
    SESSION_SECRETS: withDefault(
      secretList.refine(
        (secrets) => hasFakeApis || !secrets.includes(DEVELOPMENT_SECRET),
        'must not hold the secret of development, which is public',
      ),
      hasFakeApis ? [DEVELOPMENT_SECRET] : undefined,
    ),
    OIDC_ISSUER: withDefault(
      apiUrl.refine(
        (url) => hubEnv !== 'prod' || url.startsWith('https:'),
        'must begin with https:// when HUB_ENV is prod',
      ),
      hasFakeApis ? `${fakeApis}/oidc` : undefined,
    ),
    OIDC_CLIENT_ID: withDefault(z.string(), hasFakeApis ? 'applicant-hub' : undefined),
    OIDC_CLIENT_SECRET: withDefault(
      z.string(),
      hasFakeApis ? 'applicant-hub-development-secret' : undefined,
    ),
    ADDRESS_KEY: withDefault(z.string(), hasFakeApis ? 'development-key' : undefined),
    ADVERTS_URL: apiUrl.nullable().default(hasFakeApis ? `${fakeApis}/adverts` : null),
    TILE_URL: withDefault(
      webUrl.refine((url) => /\{z\}.*\{x\}.*\{y\}/.test(url), 'must contain {z}, {x} and {y}'),
      hasFakeApis ? `${fakeApis}/tiles/{z}/{x}/{y}.svg` : undefined,
    ),
    VIDEO_URL: withDefault(webUrl, hasFakeApis ? `${fakeApis}/player` : undefined),
    MEMBERSHIP_URL: withDefault(webUrl, hasFakeApis ? `${fakeApis}/site/membership` : undefined),
    IMAGE_ORIGINS: originList.default([]),
    LIVE_EMBED_ORIGINS: originList.default(hasFakeApis ? [fakeApis] : []),
    APPLICATION_API_YEARS: yearList.default([year, year + 1, year + 2]),
    PAGE_COMPRESSION: z.enum(['on', 'off'], 'must be on or off').default('on'),
    PAGE_BUDGET_MS: wholeNumber(50, 10_000).default(1000),
    TRUST_PROXY_HOPS: wholeNumber(0, 10).default(0),
    CACHE_URL: z
      .string()
      .regex(/^rediss?:\/\/./, { error: 'must begin with redis:// or rediss://', abort: true })
      .refine((url) => URL.canParse(url), 'must be a URL with a host, and a port up to 65535')
      .nullable()
      .default(null),
    HUB_NOW: z.iso
      .datetime({ offset: true, error: 'must be an ISO date and time with an offset' })
      .refine(() => hubEnv !== 'prod', 'is refused when HUB_ENV is prod')
      .transform((text) => new Date(text))
      .nullable()
      .default(null),
    LOG_FILE: z.string().nullable().default(null),
    SHUTDOWN_NOTICE_MS: wholeNumber(0, 60_000).default(hubEnv === 'prod' ? 5_000 : 0),
    HUB_BUILD_DIR: z.string().default('build'),
  });
}

/** Whether there is a comment service. What is named at all is named wholly. */
const hasComments = (env: Environment, fakeApis: string | undefined): boolean =>
  fakeApis !== undefined ||
  ['COMMENTS_SITE', 'COMMENTS_KEY', 'COMMENTS_URL'].some((name) => env[name] !== undefined);

const commentVariables = (fakeApis: string | undefined) =>
  z
    .object({
      COMMENTS_SITE: withDefault(z.string(), fakeApis && 'applicant-hub-development'),
      COMMENTS_KEY: withDefault(z.string(), fakeApis && 'development-key'),
      COMMENTS_URL: withDefault(webUrl, fakeApis && `${fakeApis}/comments/embed.js`),
    })
    .transform(({ COMMENTS_SITE, COMMENTS_KEY, COMMENTS_URL }): CommentService => ({
      site: COMMENTS_SITE,
      key: COMMENTS_KEY,
      scriptUrl: COMMENTS_URL,
    }));

type UrlTable = Readonly<Record<string, readonly [variable: string, path: string]>>;

/** A schema that reads the variables of a table into an object with the table's own keys. */
function urlTable<T extends UrlTable>(table: T, base: string | undefined, url = apiUrl) {
  const entries = Object.values(table).map(
    ([variable, path]) => [variable, withDefault(url, base && `${base}/${path}`)] as const,
  );
  return z.object(Object.fromEntries(entries)).transform((values) => {
    const named = Object.entries(table).map(([name, [variable]]) => [name, values[variable]]);
    return Object.fromEntries(named) as Record<keyof T, string>;
  });
}

/** The schema itself, or with a default where there is one. */
function withDefault<T extends z.ZodType>(schema: T, value: z.output<T> | undefined) {
  return value === undefined ? schema : schema.default(value as never);
}

/** Checks of one environment: all are made before any problem is told. */
function createChecks(env: Environment) {
  const problems = new Set<string>();
  return {
    check: <T extends z.ZodType>(schema: T): z.output<T> | undefined => {
      const result = schema.safeParse(env);
      for (const { path, message } of result.error?.issues ?? []) {
        const name = String(path[0]);
        problems.add(env[name] === undefined ? `${name} is required` : `${name} ${message}`);
      }
      return result.data;
    },
    /** @throws ConfigError when there are any */
    throwProblems: (): void => {
      if (problems.size > 0) throw new ConfigError(`configuration: ${[...problems].join('; ')}`);
    },
  };
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
