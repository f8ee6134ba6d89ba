import { describe, expect, it } from 'vitest';
import { createServices } from '../services.ts';
import { runServices, testOptions } from '../testing/running-services.ts';

describe('with the control API off', () => {
  const services = runServices({ control: false });

  it.each([
    ['POST', '/reset'],
    ['GET', '/faults'],
    ['POST', '/tokens'],
    ['POST', '/tracking-api/provider-states'],
  ])('the control API is disabled: %s %s returns 404', async (method, path) => {
    expect(
      (await services.tryControl(method, path, method === 'GET' ? undefined : {})).status,
    ).toBe(404);
  });

  it('the other APIs work without the control API', async () => {
    expect((await fetch(`${services.url()}/healthz`)).status).toBe(200);
  });
});

describe('a reset of everything', () => {
  it('a full reset removes copied personas, faults, requests and page state, and preserves sessions', async () => {
    const services = await createServices(testOptions);
    const call = async (method: string, path: string, body?: object, token?: string) => {
      const response = await fetch(services.url + path, {
        method,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const tokenOf = async (persona: unknown) => {
      const response = await call('POST', '/__control/tokens', { persona });
      return String(response.body['access_token']);
    };
    try {
      const copy = (await call('POST', '/__control/personas', { copyOf: 'start' })).body['id'];
      const [copyToken, token] = [await tokenOf(copy), await tokenOf('waiting')];
      await call('PUT', '/__control/page-state', { autoUpdate: false });
      await call('PUT', '/__control/users/waiting', { name: 'Somebody' });
      await call('PUT', '/__control/faults', { api: 'tracking', fault: { status: 500 } });

      expect((await call('POST', '/__control/reset')).status).toBe(200);

      const user = await call('GET', '/identity/api/v1/hub/user', undefined, token);
      expect(user.body['name']).toBe('Aisha');
      const state = await call('GET', '/content/api/v1/dashboard-update', undefined, token);
      expect(state.body['autoUpdate']).toBe(true);
      expect((await call('GET', '/tracking/ug/track', undefined, token)).status).toBe(200);
      expect((await call('GET', '/tracking/ug/track', undefined, copyToken)).status).toBe(401);
      expect((await call('GET', '/__control/faults')).body['faults']).toEqual([]);
    } finally {
      await services.close();
    }
  });
});
