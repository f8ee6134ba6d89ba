import { describe, expect, it } from 'vitest';
import { outcome, runServices, type TestApplicant } from '../testing/running-services.ts';
import type { FaultOrder } from './faults.ts';

const services = runServices();

async function setFault(order: Partial<FaultOrder> & Pick<FaultOrder, 'fault'>): Promise<string> {
  const { id } = (await services.control('PUT', '/faults', { api: 'tracking', ...order })) as {
    id: string;
  };
  return id;
}

const track = (applicant: TestApplicant) => applicant.call('/tracking/ug/track');

/** The error code of a request that received no HTTP response. */
async function failureOf(request: Promise<Response>): Promise<string | undefined> {
  const error: unknown = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}

describe('the response to a client', () => {
  it.each([400, 401, 403, 404, 418, 500, 503])(
    '[SYS-15] the client receives the status %i with a JSON error',
    async (status) => {
      const applicant = await services.applicant('waiting');
      await setFault({ persona: applicant.id, fault: { status } });
      expect(await outcome(await track(applicant))).toEqual({
        status,
        body: { message: 'a fault was set', code: 'fault' },
      });
    },
  );

  it('the client receives an empty response for 204', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { status: 204 } });
    expect(await outcome(await track(applicant))).toEqual({ status: 204, body: null });
  });

  it('the client receives an HTML body instead of JSON', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { body: '<html>Sorry</html>' } });
    const response = await track(applicant);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('<html>Sorry</html>');
  });

  it('the client receives an empty body', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { body: '' } });
    const response = await track(applicant);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('the client receives a body with wrong types, with a chosen status and content type', async () => {
    const applicant = await services.applicant('waiting');
    const fault = {
      status: 500,
      body: '{"cycleYear":"soon"}',
      contentType: 'application/problem+json',
    };
    await setFault({ persona: applicant.id, fault });
    const response = await track(applicant);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await outcome(response)).toEqual({ status: 500, body: { cycleYear: 'soon' } });
  });

  it('the connection is reset', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { drop: true } });
    expect(await failureOf(track(applicant))).toMatch(/^(ECONNRESET|UND_ERR_SOCKET)$/);
    expect(
      await services.control('GET', `/requests?persona=${applicant.id}&api=tracking`),
    ).toMatchObject({ requests: [{ path: '/ug/track', status: null }] });
  });

  it('the client receives no response until its time-out', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { delayMs: 60_000 } });
    const request = fetch(`${services.url()}/tracking/ug/track`, {
      headers: { authorization: `Bearer ${applicant.token}` },
      signal: AbortSignal.timeout(50),
    });
    await expect(request).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('the client receives the real response after a delay', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { delayMs: 80 } });
    const startedAt = performance.now();
    const response = await track(applicant);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(75);
    expect(await response.json()).toMatchObject({ applicationStatus: 'Referred' });
  });

  it('removing a fault stops the delay of a pending request, even after the last use of the fault', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { delayMs: 60_000 }, times: 1 });
    const request = track(applicant);
    await expect
      .poll(async () => JSON.stringify(await services.control('GET', '/faults')))
      .not.toContain(applicant.id);
    await services.control('DELETE', `/faults?persona=${applicant.id}`);
    expect(await (await request).json()).toMatchObject({ applicationStatus: 'Referred' });
  });

  it('the client receives a truncated body', async () => {
    const applicant = await services.applicant('waiting');
    const raw = 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"applicationStatus":';
    await setFault({ persona: applicant.id, fault: { raw } });
    const response = await track(applicant);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('the client receives data that is not HTTP', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { raw: 'SSH-2.0-OpenSSH_9.6\r\n' } });
    await expect(track(applicant)).rejects.toThrow('fetch failed');
  });

  it('the client receives a response byte by byte', async () => {
    const applicant = await services.applicant('waiting');
    const raw = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}';
    await setFault({ persona: applicant.id, fault: { raw, dripMs: 2 } });
    const startedAt = performance.now();
    expect(await (await track(applicant)).json()).toEqual({});
    expect(performance.now() - startedAt).toBeGreaterThan(raw.length);
  });

  it.each([
    ['the real response', {}, 'Referred'],
    ['another body', { body: '{"applicationStatus":"Odd"}' }, 'Odd'],
  ])('the response is padded with spaces: %s', async (_, rest, applicationStatus) => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { padTo: 3_000_000, ...rest } });
    const text = await (await track(applicant)).text();
    expect(text).toHaveLength(3_000_000);
    expect(JSON.parse(text)).toMatchObject({ applicationStatus });
  });

  it('the client receives the status after a delay', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { delayMs: 20, status: 503 } });
    expect((await track(applicant)).status).toBe(503);
  });
});

describe('the scope of a fault', () => {
  it('a fault can be limited to a number of requests', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { status: 503 }, times: 2 });
    const statuses = [];
    for (let request = 1; request <= 3; request += 1) {
      statuses.push((await track(applicant)).status);
    }
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('a fault can be limited to one persona', async () => {
    const [first, second] = await Promise.all([
      services.applicant('waiting'),
      services.applicant('waiting'),
    ]);
    await setFault({ persona: first.id, fault: { status: 503 } });
    expect((await track(first)).status).toBe(503);
    expect((await track(second)).status).toBe(200);
  });

  it('a fault can be limited to the calls of one hub request', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ requestId: 'this-request', fault: { status: 503 } });
    const asked = (requestId: string) =>
      applicant.call('/tracking/ug/track', { headers: { 'x-request-id': requestId } });
    expect((await asked('this-request')).status).toBe(503);
    expect((await asked('that-request')).status).toBe(200);
    const { requests } = (await services.control('GET', '/requests?requestId=this-request')) as {
      requests: object[];
    };
    expect(requests).toMatchObject([{ api: 'tracking', status: 503 }]);
  });

  it('a fault affects only the chosen API', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ api: 'apply', persona: applicant.id, fault: { status: 503 } });
    expect((await track(applicant)).status).toBe(200);
    expect((await applicant.call('/apply/ug/application')).status).toBe(503);
  });

  it.each(['/ug', '/ug/track', '/tracking/ug'])(
    'a fault can be limited to paths that start with %s',
    async (path) => {
      const applicant = await services.applicant('both');
      await setFault({ path, persona: applicant.id, fault: { status: 503 } });
      expect((await track(applicant)).status).toBe(503);
      expect((await applicant.call('/tracking/uc/track')).status).toBe(200);
    },
  );

  it('a fault can be limited to one method', async () => {
    const applicant = await services.applicant('start');
    await setFault({
      api: 'identity',
      method: 'PUT',
      persona: applicant.id,
      fault: { status: 500 },
    });
    expect((await applicant.call('/identity/api/v1/hub/favourites')).status).toBe(200);
    const save = await applicant.call('/identity/api/v1/hub/favourites/unis/1', { method: 'PUT' });
    expect(save.status).toBe(500);
    expect(await applicant.read('/identity/api/v1/hub/favourites/unis')).not.toMatchObject({
      items: expect.arrayContaining([{ providerId: '1' }]) as unknown,
    });
  });

  it('the last matching fault is used', async () => {
    const applicant = await services.applicant('waiting');
    await setFault({ persona: applicant.id, fault: { status: 500 } });
    await setFault({ persona: applicant.id, fault: { status: 404 }, times: 1 });
    expect((await track(applicant)).status).toBe(404);
    expect((await track(applicant)).status).toBe(500);
  });

  it('a fault can affect the identity provider', async () => {
    const id = await setFault({ api: 'oidc', path: '/jwks', fault: { status: 503 } });
    expect((await fetch(`${services.url()}/oidc/jwks`)).status).toBe(503);
    await services.control('DELETE', `/faults/${id}`);
    expect((await fetch(`${services.url()}/oidc/jwks`)).status).toBe(200);
  });
});

it('a fault can be set for every API in the list of APIs', async () => {
  const { apis } = (await services.control('GET', '/apis')) as { apis: string[] };
  expect(apis).toContain('hub-events');
  for (const api of apis) await setFault({ api, requestId: 'nobodys', fault: { status: 500 } });
});

describe('the list of faults', () => {
  it('faults can be listed and removed one by one', async () => {
    const applicant = await services.applicant('waiting');
    const order = { api: 'tracking', persona: applicant.id, fault: { status: 503 }, times: 5 };
    const id = await setFault(order);
    await track(applicant);
    const { faults } = (await services.control('GET', '/faults')) as { faults: object[] };
    expect(faults).toContainEqual({ ...order, id, times: 4 });
    await services.control('DELETE', `/faults/${id}`);
    expect((await track(applicant)).status).toBe(200);
    expect((await services.tryControl('DELETE', `/faults/${id}`)).status).toBe(404);
  });

  it('faults can be removed for one persona', async () => {
    const [first, second] = await Promise.all([
      services.applicant('waiting'),
      services.applicant('waiting'),
    ]);
    for (const { id } of [first, second]) await setFault({ persona: id, fault: { status: 503 } });
    expect(await services.control('DELETE', `/faults?persona=${first.id}`)).toEqual({ removed: 1 });
    expect((await track(first)).status).toBe(200);
    expect((await track(second)).status).toBe(503);
  });

  it.each([
    ['an API that does not exist', { api: 'weather', fault: { status: 500 } }, 'api'],
    ['no effect', { api: 'tracking', fault: {} }, 'fault'],
    ['an unknown field', { api: 'tracking', fault: { status: 500 }, mood: 'bad' }, 'mood'],
    ['an unknown part', { api: 'tracking', fault: { speed: 1 } }, 'fault.speed'],
    ['a limit of 0 requests', { api: 'tracking', fault: { status: 500 }, times: 0 }, 'times'],
  ])('a fault with %s is refused', async (_what, order, name) => {
    const response = await services.tryControl('PUT', '/faults', order);
    expect(response.status).toBe(400);
    expect((await response.json()) as object).toHaveProperty(
      'message',
      expect.stringContaining(`"${name}"`),
    );
  });

  it('a fault for an unknown persona is refused', async () => {
    const order = { api: 'tracking', persona: 'nobody', fault: { status: 500 } };
    expect((await services.tryControl('PUT', '/faults', order)).status).toBe(404);
  });
});
