import { type HubEnv, setting } from './config-setting.server.ts';
import * as is from './config-schemas.server.ts';

const DEVELOPMENT_SECRET = 'development only: this session secret is public';

/** Maximum number of requests per minute for one user or address. */
const limit = <const N extends string>(limitName: N, default_: number, sentence: string) => ({
  limitName,
  ...setting({
    group: 'process',
    schema: is.wholeNumber(0, 1_000_000),
    default: default_,
    sentence: `${sentence}; \`0\`: any number`,
  }),
});

export const processSettings = {
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
      'whether calls to an API that fails or hangs stop for five seconds at a time, and pages report this at once: `on`, or `off` where another system does it',
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
      'how long requests in progress may delay each other in a busy instance: it accepts as many requests as take that much processor time together, but at least 10, and answers the others with "very busy" (503) at once; `0`: no limit',
  }),
  SHED_ABOVE_REQUESTS: setting({
    group: 'process',
    schema: is.wholeNumber(0, 100_000),
    default: 400,
    sentence:
      'how many requests may be in progress in an instance, whatever the delay: it answers further pages with "very busy" (503); `0`: any number',
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
  LOG_LEVEL: setting({
    group: 'process',
    schema: is.oneOf(['error', 'warn', 'info']),
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
      'where users report accessibility problems, `mailto:…` or `https://…`, for the statement at `/accessibility`; empty: the pages of help',
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
} as const;
