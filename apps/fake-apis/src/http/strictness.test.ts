import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../testing/every-endpoint.ts';
import { outcome, runServices } from '../testing/running-services.ts';

const services = runServices();

/** The status and body of a response, even if the body is not JSON. */
async function saidBy(respond: Response): Promise<{ status: number; body: unknown }> {
  const { status } = respond;
  const text = await respond.text();
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch {
    return { status, body: text };
  }
}

describe('every endpoint', () => {
  it('[SYS-15] every endpoint refuses an unknown query parameter and names it', async () => {
    const applicant = await services.applicant('start');
    const failures: object[] = [];
    for (const { method, path, key } of everyEndpoint) {
      const query = new URLSearchParams({ ...(key !== undefined && { key }), surprise: '1' });
      const said = await saidBy(await applicant.call(`${path}?${query.toString()}`, { method }));
      const wanted = {
        status: 400,
        body: { message: 'unknown parameter "surprise"', code: 'unknownParameter' },
      };
      if (!isDeepStrictEqual(said, wanted)) failures.push({ method, path, said });
    }
    expect(failures).toEqual([]);
  });

  it('[SYS-15] every endpoint refuses an unknown token and, unless it is open, a missing token', async () => {
    const tokens = [
      ['no token', {}],
      ['an unknown token', { authorization: 'Bearer unknown' }],
      ['another scheme', { authorization: 'Basic bm9ib2R5' }],
    ] as const;
    const failures: object[] = [];
    for (const { method, path, isOpen } of everyEndpoint.filter(({ key }) => key === undefined)) {
      for (const [token, headers] of isOpen ? tokens.slice(1) : tokens) {
        const respond = await fetch(services.url() + path, { method, headers });
        const scheme = respond.headers.get('www-authenticate');
        const said = await saidBy(respond);
        const wanted = {
          status: 401,
          body: { message: 'the access token is missing or not accepted', code: 'unauthorised' },
        };
        if (!isDeepStrictEqual(said, wanted) || !scheme?.includes('Bearer')) {
          failures.push({ method, path, token, scheme, said });
        }
      }
    }
    expect(failures).toEqual([]);
  });

  it('every endpoint with a method other than GET refuses an unexpected body', async () => {
    const applicant = await services.applicant('start');
    const failures: object[] = [];
    for (const { method, path } of everyEndpoint.filter((each) => each.method !== 'GET')) {
      const said = await saidBy(await applicant.call(path, { method, body: { surprise: 1 } }));
      const { code = '' } = (said.body ?? {}) as { code?: string };
      if (said.status !== 400 || !/^(unknownField|invalidField|unexpectedBody)$/.test(code)) {
        failures.push({ method, path, said });
      }
    }
    expect(failures).toEqual([]);
  });

  it('the tests above cover more than 50 endpoints', () => {
    expect(everyEndpoint.length).toBeGreaterThan(50);
    expect(everyEndpoint.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(10);
  });
});

describe('unknown paths', () => {
  it.each([
    ['GET', '/tracking/ug'],
    ['POST', '/tracking/ug/track'],
    ['GET', '/identity/api/v2/hub/user'],
    ['GET', '/nothing'],
    ['GET', '/__control/nothing'],
  ])('the unknown path returns a 404 that names it: %s %s', async (method, path) => {
    const applicant = await services.applicant('start');
    expect(await outcome(await applicant.call(path, { method }))).toEqual({
      status: 404,
      body: { message: `there is no ${method} ${path}`, code: 'notFound' },
    });
  });

  it('the error names an unknown field among known fields', async () => {
    const applicant = await services.applicant('start');
    const respond = await applicant.call('/identity/api/v1/hub/settings/dashboardData/Notes', {
      method: 'PUT',
      body: { data: '""', lastUpdated: '2026-11-20T09:00:00Z', colour: 'red' },
    });
    expect(await outcome(respond)).toEqual({
      status: 400,
      body: { message: 'unknown field "colour"', code: 'unknownField' },
    });
  });

  it('the error names an invalid field', async () => {
    const applicant = await services.applicant('start');
    const respond = await applicant.call('/identity/api/v1/hub/settings/dashboardData/Notes', {
      method: 'PUT',
      body: { data: '""', lastUpdated: 'yesterday' },
    });
    expect(respond.status).toBe(400);
    expect(await respond.text()).toContain('field \\"lastUpdated\\"');
  });

  it('a repeated parameter is refused', async () => {
    const applicant = await services.applicant('start');
    const path = '/identity/api/v1/hub/user?collections=dashboardTodo&collections=dashboardData';
    expect((await applicant.call(path)).status).toBe(400);
  });

  it('a body that is not JSON is refused', async () => {
    const applicant = await services.applicant('start');
    const respond = await fetch(
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
    expect(await outcome(respond)).toEqual({
      status: 400,
      body: { message: 'the body is not JSON', code: 'invalidJson' },
    });
  });

  it.each([undefined, 'text/plain', 'application/jsonp'])(
    'a body with the content type %s is refused',
    async (type) => {
      const applicant = await services.applicant('start');
      const respond = await fetch(
        `${services.url()}/identity/api/v1/hub/settings/dashboardData/Notes`,
        {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${applicant.token}`,
            ...(type !== undefined && { 'content-type': type }),
          },
          // The body consists of bytes, because `fetch` would add its own content type to a string.
          body: Buffer.from('{"data":"1","lastUpdated":"2026-11-20T09:15:00Z","immediate":true}'),
        },
      );
      expect(await outcome(respond)).toEqual({
        status: 415,
        body: {
          message: 'a body must have the content type application/json',
          code: 'unexpectedContentType',
        },
      });
    },
  );
});
