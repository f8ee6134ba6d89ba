import type { KeyDate, OpenEvent } from '@applicant-hub/domain';

export const keyDate = (fields: Partial<KeyDate> = {}): KeyDate => ({
  id: '2027-main',
  title: 'Equal consideration deadline',
  date: '2027-01-13',
  time: '18:00',
  url: '/undergraduate/deadline',
  schemes: ['undergraduate'],
  cycle: null,
  ...fields,
});

export const openEvent = (fields: Partial<OpenEvent> = {}): OpenEvent => ({
  id: '10007796123',
  title: 'Open day at University of Leicester',
  date: '2099-03-07',
  time: '10:00',
  area: 'Leicester',
  url: '/explore/search/events/10007796123',
  end: null,
  provider: null,
  ...fields,
});
