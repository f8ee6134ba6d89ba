import type { Failure, Result } from '@applicant-hub/api-clients';
import type { LatLng } from '@applicant-hub/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { geocodePostcode, getHome, getSubjects, getUniNames } from './reference.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import { ok } from '#app/platform/request/testing/fake-call.ts';

const leicester: LatLng = { lat: 52.63, lng: -1.13 };
const minutes = (count: number) => count * 60_000;

const failure: Failure = {
  kind: 'unavailable',
  api: 'geocode',
  status: 503,
  message: 'Later.',
  detail: null,
};

/** A hub whose geocode API returns this response. Each `page()` is a new request. */
function hubWith(result: () => Result<LatLng>) {
  const site = createTestSite();
  const requests: string[] = [];
  const geocode = (_context: unknown, postcode: string) => {
    requests.push(postcode);
    return Promise.resolve(result());
  };
  const page = (postcode = '') =>
    testScope({
      context: { ...site.request().context, clients: { geocode: { geocode } } },
      applicant: {
        session: { accessToken: 'token' },
        user: { postcode },
        personalisation: { userPostcode: null, postcode: null },
      },
    });
  return { requests, page };
}

describe("the applicant's home", () => {
  it('[HLP-24] the result of a failed geocode is 0,0, and is not cached', async () => {
    const { requests, page } = hubWith(() => ({ ok: false, failure }));
    expect(await geocodePostcode(page(), 'LE1 3HP')).toEqual({ lat: 0, lng: 0 });
    expect(await geocodePostcode(page(), 'LE1 3HP')).toEqual({ lat: 0, lng: 0 });
    expect(requests).toHaveLength(2);
  });

  it('[AMB-34] 0,0 is not a place', async () => {
    const { page } = hubWith(() => ({ ok: false, failure }));
    expect(await getHome(page('M13 9PL'))).toEqual({ postcode: 'M13 9PL', place: null });
  });

  it('[HLP-25] home is at LE1 3HP when no postcode is known', async () => {
    const { requests, page } = hubWith(() => ({ ok: true, value: leicester }));
    expect(await getHome(page())).toEqual({ postcode: 'LE1 3HP', place: leicester });
    expect(requests).toEqual(['LE1 3HP']);
  });

  describe('over time', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('a geocode is cached per postcode for 43800 minutes', async () => {
      const { requests, page } = hubWith(() => ({ ok: true, value: leicester }));
      await geocodePostcode(page(), 'LE1 3HP');
      await geocodePostcode(page(), 'le13hp');
      await geocodePostcode(page(), 'M13 9PL');
      vi.advanceTimersByTime(minutes(43_800) - 1);
      await geocodePostcode(page(), 'LE1 3HP');
      expect(requests).toEqual(['LE1 3HP', 'M13 9PL']);
      vi.advanceTimersByTime(2);
      await geocodePostcode(page(), 'LE1 3HP');
      expect(requests).toEqual(['LE1 3HP', 'M13 9PL', 'LE1 3HP']);
    });
  });
});

it('[FAV-34] the names of universities are requested once', async () => {
  const site = createTestSite();
  const names = [{ providerId: '10007796', university: 'University of Leicester' }];
  const listUniNames = vi.fn(() => ok(names));
  const page = () =>
    testScope({
      context: { ...site.request().context, clients: { courses: { listUniNames } } },
      applicant: { session: { accessToken: 'token' } },
    });
  expect(await getUniNames(page())).toEqual({ ok: true, value: names });
  expect(await getUniNames(page())).toEqual({ ok: true, value: names });
  expect(listUniNames).toHaveBeenCalledTimes(1);
});

describe('the subject guides', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[SYS-9][SYS-10] the subject guides are requested once, and again after 60 minutes', async () => {
    const site = createTestSite();
    const subjectGuides = vi.fn(() => ok([]));
    const page = () =>
      testScope({
        context: { ...site.request().context, clients: { content: { subjectGuides } } },
        applicant: { session: { accessToken: 'token' } },
      });
    await getSubjects(page());
    vi.advanceTimersByTime(minutes(60) - 1);
    expect(await getSubjects(page())).toEqual({ ok: true, value: [] });
    expect(subjectGuides).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2);
    await getSubjects(page());
    expect(subjectGuides).toHaveBeenCalledTimes(2);
  });
});
