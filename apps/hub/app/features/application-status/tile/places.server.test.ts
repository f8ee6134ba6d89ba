import type { CoursesClient } from '@applicant-hub/api-clients';
import { uni } from '@applicant-hub/api-clients/fixtures';
import { emptyPart } from '@applicant-hub/domain';
import { keyDatesOfCycles } from '@applicant-hub/domain/fixtures';
import { expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { loadPlaces } from './places.server.ts';
import { fakeScope } from '../testing/fake-scope.ts';

const york = uni({ providerId: '1', name: 'University of York', banner: null, image: 'york.svg' });

interface Catalogue {
  listUniNames?: () => ReturnType<CoursesClient['listUniNames']>;
  listUnis?: () => ReturnType<CoursesClient['listUnis']>;
}

/**
 * Loads the places for an applicant whose firm choice has this code, while the catalogue returns
 * this response.
 */
async function placesOf(choiceStatusId: string, catalogue: Catalogue = {}) {
  const listUniNames = vi.fn(
    catalogue.listUniNames ?? (() => ok([{ providerId: '1', university: 'University of York' }])),
  );
  const scope = fakeScope({
    courses: { listUnis: () => ok([york]), ...catalogue, listUniNames },
    events: { listKeyDates: () => ok(keyDatesOfCycles) },
  });
  const decision = {
    institutionCode: 'Y50',
    institutionName: 'University of York ',
    courseName: 'History',
    choiceStatus: '',
    choiceStatusId,
    reasonsOfDelay: null,
  };
  const part = {
    ...emptyPart,
    applicationStarted: true,
    applicationStatus: choiceStatusId === 'UF' ? 'Placed' : 'Referred',
    originalApplications: [decision],
  };
  void scope.context.once('applications:2027', () =>
    Promise.resolve({
      parts: { ug: part, uc: emptyPart },
      ...{ pending: [], failed: [], unknownMode: [], isConfigured: true, inClearing: false },
      debug: { ug: null, uc: null },
      codes: { ug: [], uc: [] },
      committed: { ug: null, uc: null },
      recalled: { ug: null, uc: null },
      memory: { context: scope.context, uid: 'me', studyYear: 2027 },
    }),
  );
  return { places: await loadPlaces(scope), listUniNames };
}

it('[EXT-34] a place is identified by the name of its university', async () => {
  expect((await placesOf('UF')).places).toEqual({
    'University of York ': {
      picture: 'york.svg',
      href: '/explore/uni-detail/1',
      rooms: york.accommodationUrl,
    },
  });
});

it.each<[string, Catalogue]>([
  [
    'does not have the university',
    { listUniNames: () => ok([{ providerId: '2', university: 'York' }]) },
  ],
  ['fails', { listUniNames: () => failed('unavailable', 503) }],
  ['returns no details of the university', { listUnis: () => failed('unavailable', 503) }],
  ['no longer has the university', { listUnis: () => ok([]) }],
])('[EXT-34] a place shows only its name when the catalogue %s', async (_what, catalogue) => {
  expect((await placesOf('UF', catalogue)).places).toBeNull();
});

it('[EXT-34] the catalogue is not called for an applicant without a place', async () => {
  const { places, listUniNames } = await placesOf('C');
  expect(places).toBeNull();
  expect(listUniNames).not.toHaveBeenCalled();
});
