import type { BookedEvent } from '@applicant-hub/domain';

export const bookedEvent = (fields: Partial<BookedEvent> = {}): BookedEvent => ({
  id: '10007796123',
  title: 'Open day at University of Leicester',
  date: '2099-03-07',
  time: '10:00',
  end: { date: '2099-03-07', time: '16:00' },
  wasAttended: false,
  scans: 0,
  ...fields,
});
