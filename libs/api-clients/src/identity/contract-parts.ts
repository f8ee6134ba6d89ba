import { MatchersV3 } from '@pact-foundation/pact';
import type { Setting } from '@applicant-hub/domain';
import { versionLike } from '../testing/values.ts';

const { equal, regex } = MatchersV3;

export const savedAt = '2026-11-20T09:15:00.000Z';

export const accountExists = 'an account exists';
export const settingStored = 'a setting is stored';

export const account = {
  name: 'Aisha',
  lastName: 'Rahman',
  avatar: 'https://pictures.test/aisha.png',
  email: 'aisha.rahman@example.com',
  postcode: 'LS2 9JT',
  profileComplete: 4,
};

export const personalisation: Setting = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
  data: '{"studyYear":"2027"}',
  lastUpdated: '20/11/2026 09:15:00',
  version: 7,
};

/** The fields of a setting that its provider state needs. */
export const stored = ({ collection, name, data, version }: Setting) => ({
  collection,
  name,
  data,
  version,
});

/** A setting as the API sends it; its date has the specification's own format (SYS-3). */
export const settingLike = (
  { collection, name, data, lastUpdated, version }: Setting,
  dataLike = equal(data),
) => ({
  collection: equal(collection),
  name: equal(name),
  data: dataLike,
  lastUpdated: regex(String.raw`^\d{2}/\d{2}/\d{4} \d{2}:\d{2}:\d{2}$`, lastUpdated ?? ''),
  version: versionLike(version),
});
