import { expect, it } from 'vitest';
import { fakeClients } from './fake-clients.ts';

const call = { token: 'token', requestId: 'a-request', timeoutMs: 1_000 };

it('an optional API can be left out', () => {
  expect(fakeClients({ geocode: null }).geocode).toBeNull();
  expect(fakeClients().geocode).not.toBeNull();
});

it("a fake API returns the test's response, and a call without a response fails the test", async () => {
  const clients = fakeClients({
    geocode: { geocode: () => Promise.resolve({ ok: true, value: { lat: 1, lng: 2 } }) },
  });
  expect(await clients.geocode?.geocode(call, 'LE1 3HP')).toMatchObject({ value: { lat: 1 } });
  await expect(clients.courses.listUniNames(call)).rejects.toThrow(
    'there is no response for courses',
  );
});
