import { describe, expect, it } from 'vitest';
import { ConfigError, type HubConfig, parseConfig } from './config.server.ts';
import { settings } from './config-table.server.ts';

const today = new Date('2026-11-21T12:00:00Z');

/** The base URLs of required APIs. */
const urlVariables = Object.entries(settings)
  .filter(([, row]) => 'apiName' in row && !('without' in row))
  .map(([name]) => name);

/** Addresses that the hub can do without, and their values in the configuration. */
const optionalAddresses: [name: string, read: (config: HubConfig) => string | null][] = [
  ['EXPLORE_URL', ({ links }) => links.explore],
  ['SEARCH_URL', ({ links }) => links.search],
  ['SERVICES_WEB_URL', ({ links }) => links.services],
  ['CAREERS_WEB_URL', ({ links }) => links.careers],
  ['ACCOUNTS_URL', ({ links }) => links.accounts],
  ['WEBSITE_URL', ({ links }) => links.website],
  ['MEMBERSHIP_URL', ({ membershipUrl }) => membershipUrl],
  ['APPLY_OLD_URL_TEMPLATE', ({ applyLinks }) => applyLinks.old],
  ['APPLY_NEW_URL_TEMPLATE', ({ applyLinks }) => applyLinks.new],
  ['TRACK_URL_TEMPLATE', ({ applyLinks }) => applyLinks.track],
  ['TILE_URL', ({ tileUrl }) => tileUrl],
  ['VIDEO_URL', ({ videoUrl }) => videoUrl],
];

const optionalApis = Object.entries(settings).flatMap(([name, row]) =>
  'apiName' in row && 'without' in row ? [[name, row.apiName] as const] : [],
);

/** All variables that production requires. */
const production: Record<string, string> = {
  HUB_ENV: 'prod',
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hub.example',
  SESSION_SECRETS: `${'n'.repeat(32)}, ${'o'.repeat(40)}`,
  OIDC_ISSUER: 'https://id.example/',
  OIDC_CLIENT_ID: 'hub',
  OIDC_CLIENT_SECRET: 'shh',
  ...Object.fromEntries(urlVariables.map((name) => [name, `https://${name.toLowerCase()}.test`])),
};

const messageFor = (env: Record<string, string | undefined>): string => {
  try {
    parseConfig(env, today);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('parseConfig', () => {
  it('in development no variable is required, and unset URLs point at the fake APIs', () => {
    const config = parseConfig({}, today);
    expect(config).toMatchObject({
      hubEnv: 'dev',
      host: '127.0.0.1',
      port: 3000,
      operationsPort: null,
      publicUrl: 'http://127.0.0.1:3000',
      oidc: { issuer: 'http://127.0.0.1:4000/oidc' },
      tileUrl: 'http://127.0.0.1:4000/tiles/{z}/{x}/{y}.svg',
      videoUrl: 'http://127.0.0.1:4000/player',
      membershipUrl: 'http://127.0.0.1:4000/site/membership',
      applicationApiYears: [2025, 2026, 2027, 2028],
      pageBudgetMs: 1000,
      pageCompression: true,
      hasBreakers: true,
      hasTraces: false,
      spans: null,
      trustProxyHops: 0,
      cacheUrl: null,
      fixedNow: null,
      debugAreaAllowed: true,
      assetsFolder: null,
      logFile: null,
      logLevel: 'info',
      buildDir: 'build',
    });
    expect(config.apis.hubEvents).toBe('http://127.0.0.1:4000/hub-events');
    expect(config.links.explore).toBe('http://127.0.0.1:4000/site/explore');
    expect(config.applyLinks.new).toBe('http://127.0.0.1:4000/site/apply/{year}/{scheme}');
  });

  it('the public origin is valid when it uses a default port', () => {
    expect(parseConfig({ PORT: '80' }, today).publicUrl).toBe('http://127.0.0.1');
  });

  it('the API URLs follow SERVICES_PORT and PORT, and a single variable overrides one URL', () => {
    const env = { PORT: '3100', SERVICES_PORT: '4100', APPLY_URL: 'https://apply.example/v1/' };
    const config = parseConfig(env, today);
    expect(config.publicUrl).toBe('http://127.0.0.1:3100');
    expect(config.apis.tracking).toBe('http://127.0.0.1:4100/tracking');
    expect(config.apis.apply).toBe('https://apply.example/v1');
  });

  it('an empty variable counts as not set', () => {
    expect(parseConfig({ CACHE_URL: '', PORT: '', HUB_NOW: '' }, today)).toEqual(
      parseConfig({}, today),
    );
  });

  it('the OpenTelemetry variables enable the recording of spans if they name a collector', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/' };
    expect(parseConfig(endpoint, today).spans).toEqual({
      endpoint: 'https://collector.example/otlp',
      headers: {},
      service: 'applicant-hub',
      attributes: {},
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
    const env = {
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%3Db%2Cc, x-tenant = hub',
      OTEL_SERVICE_NAME: 'hub',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
    };
    expect(parseConfig(env, today).spans).toMatchObject({
      headers: { 'x-key': 'a=b,c', 'x-tenant': 'hub' },
      service: 'hub',
      attributes: { 'deployment.environment.name': 'staging' },
      sampler: 'parentbased_traceidratio',
      ratio: 0.01,
    });
  });

  it('the application APIs of the previous study year are still called after 1 January', () => {
    const { applicationApiYears } = parseConfig({}, new Date('2027-01-01T00:00:00Z'));
    expect(applicationApiYears).toContain(2026);
  });

  it('lists, numbers and times are parsed', () => {
    const config = parseConfig(
      {
        APPLICATION_API_YEARS: '2026, 2027',
        PAGE_BUDGET_MS: '300',
        PAGE_COMPRESSION: 'off',
        TRUST_PROXY_HOPS: '2',
        CACHE_URL: 'redis://127.0.0.1:6379',
        HUB_NOW: '2026-09-22T00:30:00+01:00',
      },
      today,
    );
    expect(config.applicationApiYears).toEqual([2026, 2027]);
    expect(config.pageBudgetMs).toBe(300);
    expect(config.pageCompression).toBe(false);
    expect(config.trustProxyHops).toBe(2);
    expect(config.cacheUrl).toBe('redis://127.0.0.1:6379');
    expect(config.fixedNow).toEqual(new Date('2026-09-21T23:30:00Z'));
  });

  it('a complete production environment is accepted', () => {
    const config = parseConfig(production, today);
    expect(config.hubEnv).toBe('prod');
    expect(config.debugAreaAllowed).toBe(false);
    expect(config.sessionSecrets).toEqual(['n'.repeat(32), 'o'.repeat(40)]);
    expect(config.oidc.issuer).toBe('https://id.example');
  });

  it.each(Object.keys(production).filter((name) => name !== 'HUB_ENV'))(
    '%s has no default in production',
    (name) => {
      expect(messageFor({ ...production, [name]: undefined })).toBe(
        `configuration: ${name} is required`,
      );
    },
  );

  it.each(optionalAddresses)('%s is optional in production', (name, read) => {
    expect(read(parseConfig(production, today))).toBeNull();
    const url = 'https://other.example/{year}/{z}/{x}/{y}';
    expect(read(parseConfig({ ...production, [name]: url }, today))).toBe(url);
  });

  it.each(optionalAddresses)('in development, the value "none" leaves out %s', (name, read) => {
    expect(read(parseConfig({}, today))).toContain('http://127.0.0.1:4000/');
    expect(read(parseConfig({ [name]: 'none' }, today))).toBeNull();
  });

  it('the value "none" is refused for a variable that production requires', () => {
    expect(messageFor({ ...production, TRACKING_URL: 'none' })).toBe(
      'configuration: TRACKING_URL must be an http or https URL',
    );
  });

  it.each([
    ['in production', true, production],
    ['of a real content API', true, { CONTENT_URL: 'https://content.example' }],
    ['of the fake content API', false, {}],
    ['of the fake content API on request', true, { PAGE_STATE_MEMORY: 'everybody' }],
  ])('[AMB-111] page state %s is shared by all users: %s', (_, isShared, environment) => {
    expect(parseConfig(environment, today).isPageStateShared).toBe(isShared);
  });

  it.each(optionalApis)(
    '%s is optional in production, and the hub has no such API if the variable is empty',
    (name, api) => {
      const without = { ...production, [name]: '' };
      expect(parseConfig(without, today).apis[api]).toBeNull();
      const env = { ...production, [name]: 'https://api.example/one/', ADDRESS_KEY: 'key' };
      expect(parseConfig(env, today).apis[api]).toBe('https://api.example/one');
    },
  );

  it.each(optionalApis)(
    'in development, the value "none" leaves out the API of %s',
    (name, api) => {
      expect(parseConfig({ [name]: 'none' }, today).apis[api]).toBeNull();
    },
  );

  it('the key of the address lookup is required only if its address is set', () => {
    expect(parseConfig(production, today).addressKey).toBeNull();
    const env = { ...production, ADDRESS_URL: 'https://address.example' };
    expect(messageFor(env)).toBe('configuration: ADDRESS_KEY is required');
  });

  it('the value "none" is refused for a system that the hub needs', () => {
    expect(messageFor({ TRACKING_URL: 'none' })).toBe(
      'configuration: TRACKING_URL must be an http or https URL',
    );
  });

  it('the fake queue API is called only if a variable names it', () => {
    expect(parseConfig({}, today).apis.queue).toBeNull();
    expect(parseConfig({}, today).apis.adverts).toBe('http://127.0.0.1:4000/adverts');
  });

  it('production plays live events only if a variable allows it', () => {
    expect(parseConfig(production, today).liveEmbedOrigins).toEqual([]);
    expect(parseConfig({}, today).liveEmbedOrigins).toEqual(['http://127.0.0.1:4000']);
    const env = { ...production, LIVE_EMBED_ORIGINS: 'https://a.example, https://b.example' };
    expect(parseConfig(env, today).liveEmbedOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('[LIV-17] production has no comments unless shortname, key and script are set', () => {
    expect(parseConfig(production, today).comments).toBeNull();
    expect(parseConfig({}, today).comments?.scriptUrl).toBe(
      'http://127.0.0.1:4000/comments/embed.js',
    );
    const env = { ...production, COMMENTS_SITE: 'hub', COMMENTS_KEY: 'public-key' };
    expect(messageFor(env)).toBe('configuration: COMMENTS_URL is required');
    const url = 'https://hub.comments.example/embed.js';
    expect(parseConfig({ ...env, COMMENTS_URL: url }, today).comments).toEqual({
      site: 'hub',
      key: 'public-key',
      scriptUrl: url,
    });
  });

  it('secrets have no default if other machines can reach the hub', () => {
    const env = { PUBLIC_URL: 'https://staging.example' };
    expect(messageFor(env)).toContain('SESSION_SECRETS is required');
    expect(messageFor(env)).toContain('OIDC_CLIENT_SECRET is required');
  });

  it.each([
    ['HUB_ENV', 'staging', 'must be dev, test or prod'],
    ['PORT', '70000', 'must be between 0 and 65535'],
    ['PORT', 'http', 'must be a whole number'],
    ['PUBLIC_URL', 'https://hub.example/app', 'must be an origin, without a path'],
    ['PUBLIC_URL', 'hub.example', 'must be an http or https URL'],
    ['SESSION_SECRETS', 'short', 'must be a comma-separated list of secrets of at least 32'],
    ['SESSION_SECRETS', `${'a'.repeat(32)},`, 'must be a comma-separated list of secrets'],
    ['OIDC_ISSUER', 'http://id.example', 'must begin with https:// when HUB_ENV is prod'],
    ['TRACKING_URL', 'ftp://tracking', 'must be an http or https URL'],
    ['TILE_URL', 'https://tiles.example/', 'must contain {z}, {x} and {y}'],
    ['APPLY_NEW_URL_TEMPLATE', 'https://apply.example/', 'must contain {year}'],
    ['LIVE_EMBED_ORIGINS', 'https://a.example/live', 'must be a comma-separated list of http'],
    ['COMMENTS_URL', 'comments', 'must be an http or https URL'],
    ['APPLICATION_API_YEARS', '2026;2027', 'must be a comma-separated list of years'],
    ['PAGE_BUDGET_MS', '0', 'must be between 50 and 10000'],
    ['TRUST_PROXY_HOPS', 'true', 'must be a whole number'],
    ['CACHE_URL', 'localhost:6379', 'must begin with redis:// or rediss://'],
    [
      'CACHE_URL',
      'redis://:hunter2@127.0.0.1:99999',
      'must be a URL with a host, and a port up to',
    ],
    ['NODE_ENV', 'development', 'must be production when HUB_ENV is prod'],
    ['PUBLIC_URL', 'http://hub.example', 'must begin with https:// when HUB_ENV is prod'],
    ['TRACKING_URL', 'https://tracking.example/?a=b', 'must not have a query or a fragment'],
    ['SEARCH_URL', 'https://search.example/#top', 'must not have a query or a fragment'],
    ['OIDC_ISSUER', 'https://id.example/?realm=a', 'must not have a query or a fragment'],
    ['ADVERTS_URL', 'https://adverts.example?a=b', 'must not have a query or a fragment'],
    [
      'SESSION_SECRETS',
      `${'n'.repeat(32)},development only: this session secret is public`,
      'must not hold the secret of development, which is public',
    ],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=hunter2,more', 'must be a comma-separated list of name='],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=hunter2%', 'must be a comma-separated list of name='],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'must be always_on, always_off, traceidratio, '],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'must be a number from 0 to 1'],
    ['HUB_NOW', 'tomorrow', 'must be an ISO date and time with an offset'],
    ['HUB_NOW', '2026-11-21T12:00:00Z', 'is refused when HUB_ENV is prod'],
    ['PAGE_STATE_MEMORY', 'nobody', 'must be everybody or person'],
    ['PAGE_STATE_MEMORY', 'person', 'must be everybody when HUB_ENV is prod'],
    ['SECURITY_CONTACT', 'security@hub.example', 'must be a mailto: or https: URL'],
    ['SECURITY_CONTACT', 'mailto:a@b.example\nContact: mailto:hunter2@c', 'must be a mailto:'],
  ])('%s=%s is rejected with one line that names the variable', (name, value, complaint) => {
    const message = messageFor({ ...production, [name]: value });
    expect(message).toContain(`configuration: ${name} ${complaint}`);
    for (const line of message.split('\n')) expect(line).toMatch(/^configuration: [A-Z_]+ /);
    expect(message).not.toContain('hunter2');
  });

  it('all missing and invalid variables of every group are reported together', () => {
    const message = messageFor({ HUB_ENV: 'prod', PORT: 'http', COMMENTS_SITE: 'hub' });
    const required = Object.keys(production).filter((name) => name !== 'HUB_ENV');
    for (const name of [...required, 'COMMENTS_KEY', 'COMMENTS_URL']) {
      expect(message.split('\n')).toContain(`configuration: ${name} is required`);
    }
    expect(message.split('\n')).toContain('configuration: PORT must be a whole number');
    expect(message.match(/NODE_ENV/g)).toHaveLength(1);
  });

  it('each problem is reported on its own line, and no line contains a secret', () => {
    const message = messageFor({
      ...production,
      SESSION_SECRETS: 'hunter2',
      PAGE_BUDGET_MS: 'x',
    });
    expect(message).toMatch(
      /^configuration: SESSION_SECRETS [^\n]*\nconfiguration: PAGE_BUDGET_MS [^\n]*$/,
    );
    expect(message).not.toContain('hunter2');
  });
});
