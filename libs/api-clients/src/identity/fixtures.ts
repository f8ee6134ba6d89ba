import type { HubUser } from './client.ts';

/** A complete account with saved personalisation, with the given fields. */
export const hubUser = (fields: Partial<HubUser> = {}): HubUser => ({
  uid: 'waiting',
  name: 'Aisha',
  lastName: 'Rahman',
  avatar: null,
  postcode: 'LS2 9JT',
  profileComplete: 4,
  settings: [
    {
      collection: 'dashboardUserData',
      name: 'Personalisation',
      data: '{"studyYear":"2027","studyLevel":"Undergraduate","onBoardingConfirmed":true}',
      lastUpdated: '20/11/2026 09:15:00',
    },
  ],
  ...fields,
});
