import type { FavouritesOverview } from '@applicant-hub/domain';
import type { HubUser } from './client.ts';
import type { Share } from './shares.ts';

export const hubUser = (fields: Partial<HubUser> = {}): HubUser => ({
  uid: 'waiting',
  name: 'Aisha',
  lastName: 'Rahman',
  avatar: null,
  email: 'aisha.rahman@example.com',
  postcode: 'LS2 9JT',
  profileComplete: 4,
  settings: [
    {
      collection: 'dashboardUserData',
      name: 'Personalisation',
      data: '{"studyYear":"2027","studyLevel":"Undergraduate","onBoardingConfirmed":true}',
      lastUpdated: '20/11/2026 09:15:00',
      version: 2,
    },
  ],
  ...fields,
});

export const favouritesOverview = (
  fields: Partial<FavouritesOverview> = {},
): FavouritesOverview => ({
  counts: { courses: 3, unis: 4, locations: 0, subjects: 1, pages: 0, filters: 0, events: 0 },
  shortlist: {
    slots: {
      1: {
        courseId: 'l14-psychology',
        courseOptionId: 'l14-psychology-ft',
        academicYearId: '2027',
      },
      2: {
        courseId: 's18-psychology',
        courseOptionId: 's18-psychology-ft',
        academicYearId: '2027',
      },
      3: null,
      4: null,
      5: null,
    },
    version: 1,
  },
  ...fields,
});

export const share = (fields: Partial<Share> = {}): Share => ({
  id: 'a-share',
  token: 'v3Rk1vX0bS2mT8yLw6ZpJcH3uNfDgAeVi5oKx7sMnBQ',
  parts: ['status', 'statement'],
  courses: [],
  createdAt: '2026-11-20T09:15:00.000Z',
  endsAt: '2026-12-20T09:15:00.000Z',
  ...fields,
});
