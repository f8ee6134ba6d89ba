import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig, type HubConfig } from '#app/platform/server/config/config.server.ts';
import {
  startFakeProvider,
  type FakeProvider,
} from '#app/platform/server/testing/fake-provider.ts';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

let hub: RunningHub;
let provider: FakeProvider;
let identity: Server;
let identityStatus: number;

beforeEach(async () => {
  provider = await startFakeProvider();
  identityStatus = 401;
  identity = createServer((_request, response) => response.writeHead(identityStatus).end());
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await hub.close();
  await provider.close();
  identity.closeAllConnections();
  identity.close();
});

const start = (more: Partial<HubConfig> = {}) => {
  const config = parseConfig({ HUB_ENV: 'test' });
  const { port } = identity.address() as AddressInfo;
  return startHub({
    config: {
      ...more,
      oidc: { ...config.oidc, issuer: provider.issuer },
      apis: { ...config.apis, identity: `http://127.0.0.1:${port}` },
    },
  });
};

describe('the operator endpoints', () => {
  it('the liveness endpoint reports success while other systems are down', async () => {
    identityStatus = 503;
    hub = await start();
    expect(await hub.send('/healthz')).toMatchObject({ status: 200, body: 'ok\n' });
  });

  it('the readiness endpoint reports success when the account API and the identity provider respond', async () => {
    hub = await start();
    expect(await hub.send('/readyz')).toMatchObject({ status: 200, body: 'ready\n' });
  });

  it('the readiness endpoint reports failure if the account API fails', async () => {
    identityStatus = 503;
    hub = await start();
    expect(await hub.send('/readyz')).toMatchObject({ status: 503, body: 'not ready\n' });
  });

  it('concurrent probes share one check', async () => {
    let count = 0;
    identity.on('request', () => (count += 1));
    hub = await start();
    await Promise.all([hub.send('/readyz'), hub.send('/readyz'), hub.send('/readyz')]);
    await hub.send('/readyz');
    expect(count).toBe(1);
  });

  it('probes start a new check after a second', async () => {
    hub = await start();
    const { body } = await hub.send('/readyz');
    identityStatus = 503;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 1_001);
    const later = await hub.send('/readyz');
    expect([body, later.body]).toEqual(['ready\n', 'not ready\n']);
  });

  it('the endpoints are not on the public port if they have their own port', async () => {
    hub = await start({ operationsPort: 9464 });
    for (const path of ['/metrics', '/healthz', '/readyz', '/METRICS', '/readyz/']) {
      expect((await hub.send(path)).status, path).toBe(404);
    }
  });

  it('requests to the endpoints are neither logged nor counted', async () => {
    hub = await start();
    await hub.send('/healthz');
    await hub.send('/readyz');
    expect((await hub.send('/metrics')).body).not.toContain('route=');
    expect(hub.lines).toEqual([]);
  });
});
