import type { PhoneRegion, Result } from '@applicant-hub/api-clients';
import { expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { phoneRegions } from './regions.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

/** A hub whose phone API returns this response. Each `call()` is a new request. */
function hubWith(answer: () => Result<PhoneRegion[]>) {
  const site = createTestSite();
  let count = 0;
  const regions = () => {
    count += 1;
    return Promise.resolve(answer());
  };
  const call = () =>
    testScope({
      context: { ...site.request().context, clients: { phone: { regions } } },
      applicant: { session: { accessToken: 'token' } },
    });
  return { call, asked: () => count };
}

it('[HLP-2][HLP-3] the regions are requested once, and the home region is listed first', async () => {
  const { call, asked } = hubWith(() => ({
    ok: true,
    value: [
      { regionCode: 'FR', displayRegion: 'France', countryCode: '33' },
      { regionCode: 'GB', displayRegion: 'United Kingdom', countryCode: '44' },
    ],
  }));
  const expected = [
    { value: 'GB', label: 'United Kingdom (+44)' },
    { value: 'FR', label: 'France (+33)' },
  ];
  expect(await phoneRegions(call())).toEqual(expected);
  expect(await phoneRegions(call())).toEqual(expected);
  expect(asked()).toBe(1);
});

it('[HLP-21] the home region is the only option if the regions fail to load', async () => {
  const { call } = hubWith(() => ({
    ok: false,
    failure: { kind: 'timeout', api: 'phone', status: null, message: 'Late.', detail: null },
  }));
  expect(await phoneRegions(call())).toEqual([{ value: 'GB', label: 'United Kingdom' }]);
});
