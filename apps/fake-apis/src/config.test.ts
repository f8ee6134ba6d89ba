import { describe, expect, it } from 'vitest';
import { readOptions } from './config.ts';

describe('the options', () => {
  it('the options have defaults for development', () => {
    const options = readOptions({});
    expect(options).toMatchObject({
      port: 4000,
      control: true,
      client: {
        id: 'applicant-hub',
        secret: 'applicant-hub-development-secret',
        origins: ['http://127.0.0.1:3000'],
      },
      accessTokenTtl: 900,
      addressKey: 'development-key',
    });
    expect(options.dataFile).toMatch(/[^/]\/\.data\/services\.sqlite$/);
  });

  it('the options are read from the environment, where an empty variable counts as not set', () => {
    const options = readOptions({
      SERVICES_PORT: '4100',
      SERVICES_DATA: ':memory:',
      HUB_URL: 'http://127.0.0.1:3100, http://localhost:3100/',
      HUB_NOW: '2026-09-22T00:00:00+01:00',
      ACCESS_TOKEN_TTL: '',
    });
    expect(options).toMatchObject({ port: 4100, dataFile: ':memory:', accessTokenTtl: 900 });
    expect(options.client.origins).toEqual(['http://127.0.0.1:3100', 'http://localhost:3100']);
    expect(options.clock()).toEqual(new Date('2026-09-21T23:00:00Z'));
  });

  it.each([
    ['dev', undefined, true],
    ['test', undefined, true],
    ['prod', undefined, false],
    ['dev', 'off', false],
    ['prod', 'on', true],
  ])(
    'with HUB_ENV=%s and CONTROL=%s, the control API is enabled: %s',
    (HUB_ENV, CONTROL, control) => {
      expect(readOptions({ HUB_ENV, CONTROL }).control).toBe(control);
    },
  );

  it('the error names all invalid variables in one line', () => {
    const read = () =>
      readOptions({ SERVICES_PORT: 'four', CONTROL: 'maybe', HUB_URL: 'http://127.0.0.1/hub' });
    expect(read).toThrow(
      'configuration: SERVICES_PORT must be a whole number; CONTROL must be on or off; ' +
        'HUB_URL must be a comma-separated list of origins, for example http://127.0.0.1:3000',
    );
  });
});
