import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { outcome, runServices } from '../testing/running-services.ts';

const services = runServices();

describe.each(everyEndpoint)('$method $path', ({ method, path, key }) => {
  it('[SYS-15] refuses a query parameter that it does not know, by name', async () => {
    const applicant = await services.applicant('start');
    const query = new URLSearchParams({ ...(key !== undefined && { key }), surprise: '1' });
    expect(await outcome(await applicant.call(`${path}?${query.toString()}`, { method }))).toEqual({
      status: 400,
      body: { message: 'unknown parameter "surprise"', code: 'unknownParameter' },
    });
  });
});

const tokens = [
  ['no token', {}],
  ['an unknown token', { authorization: 'Bearer nobody' }],
  ['another scheme', { authorization: 'Basic bm9ib2R5' }],
] as const;

describe.each(everyEndpoint.filter(({ key }) => key === undefined))(
  '$method $path',
  ({ method, path, isOpen }) => {
    it.each(isOpen ? tokens.slice(1) : tokens)('[SYS-15] refuses %s', async (_what, headers) => {
      const answer = await fetch(services.url() + path, { method, headers });
      expect(answer.headers.get('www-authenticate')).toContain('Bearer');
      expect(await outcome(answer)).toEqual({
        status: 401,
        body: { message: 'the access token is missing or not accepted', code: 'unauthorised' },
      });
    });
  },
);

describe.each(everyEndpoint.filter(({ method }) => method !== 'GET'))(
  '$method $path',
  ({ method, path }) => {
    it('refuses a body that it does not know', async () => {
      const applicant = await services.applicant('start');
      const answer = await applicant.call(path, { method, body: { surprise: 1 } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: expect.stringMatching(/^(unknownField|invalidField|unexpectedBody)$/) as string,
      });
    });
  },
);

describe('what no API has', () => {
  it.each([
    ['GET', '/tracking/ug'],
    ['POST', '/tracking/ug/track'],
    ['GET', '/identity/api/v2/hub/user'],
    ['GET', '/nothing'],
    ['GET', '/__control/nothing'],
  ])('%s %s is a 404 that names it', async (method, path) => {
    const applicant = await services.applicant('start');
    expect(await outcome(await applicant.call(path, { method }))).toEqual({
      status: 404,
      body: { message: `there is no ${method} ${path}`, code: 'notFound' },
    });
  });

  it('a field beside the known ones is named', async () => {
    const applicant = await services.applicant('start');
    const answer = await applicant.call('/identity/api/v1/hub/settings/dashboardData/Notes', {
      method: 'PUT',
      body: { data: '""', lastUpdated: '2026-11-20T09:00:00Z', colour: 'red' },
    });
    expect(await outcome(answer)).toEqual({
      status: 400,
      body: { message: 'unknown field "colour"', code: 'unknownField' },
    });
  });

  it('a field that is wrong is named', async () => {
    const applicant = await services.applicant('start');
    const answer = await applicant.call('/identity/api/v1/hub/settings/dashboardData/Notes', {
      method: 'PUT',
      body: { data: '""', lastUpdated: 'yesterday' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('field \\"lastUpdated\\"');
  });

  it('a parameter that comes twice is refused', async () => {
    const applicant = await services.applicant('start');
    const path = '/identity/api/v1/hub/user?collections=dashboardTodo&collections=dashboardData';
    expect((await applicant.call(path)).status).toBe(400);
  });

  it('a body that is not JSON is refused', async () => {
    const applicant = await services.applicant('start');
    const answer = await fetch(
      `${services.url()}/identity/api/v1/hub/settings/dashboardData/Notes`,
      {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${applicant.token}`,
          'content-type': 'application/json',
        },
        body: '{"data":',
      },
    );
    expect(await outcome(answer)).toEqual({
      status: 400,
      body: { message: 'the body is not JSON', code: 'invalidJson' },
    });
  });

  it.each([undefined, 'text/plain', 'application/jsonp'])(
    'a body that is said to be %s is refused',
    async (type) => {
      const applicant = await services.applicant('start');
      const answer = await fetch(
        `${services.url()}/identity/api/v1/hub/settings/dashboardData/Notes`,
        {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${applicant.token}`,
            ...(type !== undefined && { 'content-type': type }),
          },
          // Bytes: a text would be sent with a content type of its own.
          body: Buffer.from('{"data":"1","lastUpdated":"2026-11-20T09:15:00Z","immediate":true}'),
        },
      );
      expect(await outcome(answer)).toEqual({
        status: 415,
        body: { message: 'a body is application/json', code: 'unexpectedContentType' },
      });
    },
  );
});
