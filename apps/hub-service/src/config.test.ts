import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  HUB_ENV: 'prod',
  OIDC_ISSUER: 'https://id.example/',
  HUB_SERVICE_DATABASE_URL: 'postgresql://hub@db.example/hub?sslmode=verify-full',
};

it('without variables, the service uses the fake identity provider and an embedded database', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4001,
    place: { kind: 'embedded', folder: join(import.meta.dirname, '../../../.data/hub-service') },
    issuer: 'http://127.0.0.1:4000/oidc',
    linkEndpoint: null,
    noticeMs: 0,
  });
});

it('in production, the service uses PostgreSQL and announces its shutdown', () => {
  expect(readConfig(production)).toMatchObject({
    place: { kind: 'server', url: production.HUB_SERVICE_DATABASE_URL },
    issuer: 'https://id.example',
    noticeMs: 5_000,
  });
});

it('an empty variable counts as not set', () => {
  expect(readConfig({ HUB_SERVICE_PORT: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
});

it('with a link endpoint, the configuration has its URL and client id', () => {
  expect(
    readConfig({ HUB_SERVICE_LINKS_URL: 'http://127.0.0.1:4000/links' }).linkEndpoint,
  ).toMatchObject({ url: 'http://127.0.0.1:4000/links', clientId: 'hub-service' });
});

it.each([
  [{ HUB_ENV: 'live' }, 'HUB_ENV must be dev, test or prod'],
  [{ HUB_SERVICE_PORT: '70000' }, 'HUB_SERVICE_PORT must be at most 65535'],
  [{ HUB_SERVICE_PORT: 'x' }, 'HUB_SERVICE_PORT must be a whole number'],
  [{ HUB_SERVICE_DATABASE_URL: 'http://db' }, 'HUB_SERVICE_DATABASE_URL must be a postgres URL'],
  [{ OIDC_ISSUER: 'id.example' }, 'OIDC_ISSUER must be an http or https URL'],
  [{ ...production, HUB_SERVICE_DATABASE_URL: '' }, 'HUB_SERVICE_DATABASE_URL is required in prod'],
  [
    { ...production, OIDC_ISSUER: 'http://id.example' },
    'OIDC_ISSUER must begin with https:// in prod',
  ],
  [
    { ...production, HUB_SERVICE_LINKS_URL: 'https://id.example/links' },
    'HUB_SERVICE_CLIENT_SECRET is required in prod',
  ],
])('the variables %o are refused', (environment, problem) => {
  expect(() => readConfig(environment)).toThrow(`configuration: ${problem}`);
});
