import { currentYear } from '@applicant-hub/domain';
import {
  defaultOf,
  NONE,
  schemaOf,
  type HubEnv,
  type Known,
  type Setting,
} from './config-setting.server.ts';
import {
  settings,
  type ApiName,
  type ApiUrls,
  type ApplyLinkName,
  type LimitName,
  type LinkName,
  type OptionalApi,
  type SettingName,
  type SettingValues,
} from './config-table.server.ts';

export type { HubEnv, LimitName, LinkName, OptionalApi };

/** A comment service, and the hub's account there (LIV-17). */
export interface CommentService {
  /** The site's shortname at the comment service. */
  site: string;
  key: string;
  /** The script that adds a comment thread to a page. */
  scriptUrl: string;
}

export interface SpanSettings {
  /** Base URL of a collector that accepts OTLP over HTTP. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  service: string;
  /** Additional attributes of this process, for all its spans. */
  attributes: Readonly<Record<string, string>>;
  sampler: SettingValues['OTEL_TRACES_SAMPLER'];
  /** Share of traces that a ratio sampler records, from 0 to 1. */
  ratio: number;
}

/** Null means that the operator does not offer it. */
export interface HelpContact {
  phone: string | null;
  phoneHours: string | null;
  chatUrl: string | null;
  chatHours: string | null;
  email: string | null;
  post: string | null;
}

/**
 * All settings that an operator can change, read once at startup. `config-table.server.ts` has the
 * table of variables.
 */
export interface HubConfig {
  hubEnv: HubEnv;
  host: string;
  port: number;
  /** Port for health checks and metrics; null means the same port as the pages. */
  operationsPort: number | null;
  /** Public origin of the hub, for example `https://hub.example`. */
  publicUrl: string;
  /** Values are sealed and signed with the first secret, and opened with every secret. */
  sessionSecrets: readonly [string, ...string[]];
  oidc: { issuer: string; clientId: string; clientSecret: string };
  /** Base URLs without a trailing slash; null for an API that the hub does not have. */
  apis: ApiUrls;
  /** The key of the address lookup; null without the address lookup. */
  addressKey: string | null;
  /** Base URLs of other systems' pages; null means that the hub does not link to the system. */
  links: Readonly<Record<LinkName, string | null>>;
  /** URL templates of applications; null means that the hub has no link to them. */
  applyLinks: Readonly<Record<ApplyLinkName, string | null>>;
  /** URL template with `{z}`, `{x}` and `{y}`; null means no interactive maps. */
  tileUrl: string | null;
  /** URL of the video player; `videoId` and `autoplay` are added (CON-11). Null means no videos. */
  videoUrl: string | null;
  /** Origins whose live events may be embedded in a frame. */
  liveEmbedOrigins: readonly string[];
  /** Origins of images in addition to the APIs, such as editors' pictures and avatars. */
  imageOrigins: readonly string[];
  /** The comment service of live events; null means no comments. */
  comments: CommentService | null;
  /** The referral link of the student membership (MEM-3); null means no membership. */
  membershipUrl: string | null;
  applicationApiYears: readonly number[];
  pageBudgetMs: number;
  pageCompression: boolean;
  hasBreakers: boolean;
  /** Whether incoming traces are continued in calls to the APIs. */
  hasTraces: boolean;
  /** Settings for the hub's own spans; null if the hub records no spans. */
  spans: SpanSettings | null;
  /** Whether pages ask browsers to send error reports. */
  hasBrowserReports: boolean;
  /** Event loop delay and number of concurrent requests above which page requests are refused. */
  loadLimits: { delayMs: number; requests: number };
  /** The number of requests per minute for one user or address; 0 means no limit. */
  rateLimits: Readonly<Record<LimitName, number>>;
  trustProxyHops: number;
  /** `redis://…`, or null for a cache in the process. */
  cacheUrl: string | null;
  /** Whether page state is the same for all users, so that all users share one cached copy. */
  isPageStateShared: boolean;
  /** A fixed clock, or null for the real clock. */
  fixedNow: Date | null;
  /** Whether page state may enable the debug area. */
  debugAreaAllowed: boolean;
  /** A folder for the hashed files of every release; null if no folder is used. */
  assetsFolder: string | null;
  /** Log file; null means standard output. */
  logFile: string | null;
  logLevel: SettingValues['LOG_LEVEL'];
  /**
   * How long the hub announces its shutdown to new connections before it stops accepting them
   * (milliseconds).
   */
  shutdownNoticeMs: number;
  /** Address for reports of vulnerabilities: a `mailto:` or `https:` URL, or null. */
  securityContact: string | null;
  /**
   * Address for reports of accessibility problems: a `mailto:` or `https:` URL, or null for the
   * help pages.
   */
  accessibilityContact: string | null;
  help: HelpContact;
  /** Folder of the build, relative to `apps/hub`. */
  buildDir: string;
}

/** The configuration is invalid or incomplete. The message has one line per affected variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables. An empty variable counts as not set.
 *
 * @throws ConfigError with one line per invalid or missing variable, without its value
 */
export function parseConfig(environment: Environment, today = new Date()): HubConfig {
  const values = readSettings(environment, today);
  return {
    hubEnv: values.HUB_ENV,
    host: values.HOST,
    port: values.PORT,
    operationsPort: values.OPERATIONS_PORT,
    publicUrl: values.PUBLIC_URL,
    sessionSecrets: values.SESSION_SECRETS,
    oidc: {
      issuer: values.OIDC_ISSUER,
      clientId: values.OIDC_CLIENT_ID,
      clientSecret: values.OIDC_CLIENT_SECRET,
    },
    apis: byName<ApiName, string | null>('apiName', values) as ApiUrls,
    addressKey: values.ADDRESS_KEY,
    links: byName<LinkName, string | null>('linkName', values),
    applyLinks: byName<ApplyLinkName, string | null>('applyLinkName', values),
    tileUrl: values.TILE_URL,
    videoUrl: values.VIDEO_URL,
    membershipUrl: values.MEMBERSHIP_URL,
    liveEmbedOrigins: values.LIVE_EMBED_ORIGINS,
    imageOrigins: values.IMAGE_ORIGINS,
    comments: commentService(values),
    applicationApiYears: values.APPLICATION_API_YEARS,
    pageBudgetMs: values.PAGE_BUDGET_MS,
    pageCompression: values.PAGE_COMPRESSION === 'on',
    hasBreakers: values.UPSTREAM_BREAKERS === 'on',
    hasTraces: values.TRACE_CONTEXT === 'on',
    spans: spanSettings(values),
    hasBrowserReports: values.BROWSER_REPORTS === 'on',
    loadLimits: { delayMs: values.SHED_ABOVE_DELAY_MS, requests: values.SHED_ABOVE_REQUESTS },
    rateLimits: byName<LimitName, number>('limitName', values),
    trustProxyHops: values.TRUST_PROXY_HOPS,
    cacheUrl: values.CACHE_URL,
    isPageStateShared: values.PAGE_STATE_MEMORY === 'everybody',
    fixedNow: values.HUB_NOW,
    debugAreaAllowed: values.HUB_ENV !== 'prod',
    assetsFolder: values.ASSETS_FOLDER,
    logFile: values.LOG_FILE,
    logLevel: values.LOG_LEVEL,
    shutdownNoticeMs: values.SHUTDOWN_NOTICE_MS,
    securityContact: values.SECURITY_CONTACT,
    accessibilityContact: values.ACCESSIBILITY_CONTACT,
    help: {
      phone: values.HELP_PHONE,
      phoneHours: values.HELP_PHONE_HOURS,
      chatUrl: values.HELP_CHAT_URL,
      chatHours: values.HELP_CHAT_HOURS,
      email: values.HELP_EMAIL,
      post: values.HELP_POST,
    },
    buildDir: values.HUB_BUILD_DIR,
  };
}

/** Reads the rows of the table in order, and reports all problems together. */
function readSettings(environment: Environment, today: Date): SettingValues {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const values: Partial<SettingValues> = {};
  const problems: string[] = [];
  for (const [name, row] of Object.entries(settings) as [SettingName, Setting<unknown>][]) {
    const known = knownFrom(values, env, today);
    const text = env[name];
    const fallback = defaultOf(row, known);
    let value = fallback;
    if (text === NONE && row.without !== undefined) {
      value = null;
    } else if (text === undefined) {
      if (fallback === undefined) problems.push(`${name} is required`);
    } else {
      const result = schemaOf(row, known).safeParse(text);
      for (const { message } of result.error?.issues ?? []) problems.push(`${name} ${message}`);
      if (result.success) value = result.data;
    }
    Object.assign(values, { [name]: value });
  }
  if (problems.length > 0) throw new ConfigError(problems.map(asLine).join('\n'));
  return values as SettingValues;
}

const asLine = (problem: string): string => `configuration: ${problem}`;

function knownFrom(values: Partial<SettingValues>, env: Environment, today: Date): Known {
  const hubEnv = values.HUB_ENV ?? 'dev';
  // Development secrets are public, so they are not used if other machines can connect.
  const isLocal = hubEnv !== 'prod' && isLoopback(values.PUBLIC_URL ?? 'http://127.0.0.1');
  return {
    hubEnv,
    port: values.PORT ?? 3000,
    fakeApis: isLocal ? `http://127.0.0.1:${values.SERVICES_PORT ?? 4000}` : undefined,
    year: currentYear(values.HUB_NOW ?? today),
    isSet: (name) => env[name] !== undefined && env[name] !== NONE,
  };
}

/** The values of all rows that have a name in the property `key`, by that name. */
function byName<Name extends string, Value = string>(
  key: string,
  values: SettingValues,
): Record<Name, Value> {
  const rows = Object.entries(settings) as [SettingName, Readonly<Record<string, unknown>>][];
  const named = rows.filter(([, row]) => key in row);
  return Object.fromEntries(named.map(([name, row]) => [row[key], values[name]])) as Record<
    Name,
    Value
  >;
}

function commentService(values: SettingValues): CommentService | null {
  const { COMMENTS_SITE: site, COMMENTS_KEY: key, COMMENTS_URL: scriptUrl } = values;
  return site !== null && key !== null && scriptUrl !== null ? { site, key, scriptUrl } : null;
}

function spanSettings(values: SettingValues): SpanSettings | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === null) return null;
  return {
    endpoint,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    service: values.OTEL_SERVICE_NAME,
    attributes: values.OTEL_RESOURCE_ATTRIBUTES,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
