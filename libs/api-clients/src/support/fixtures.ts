import type { SupportDetails } from '@applicant-hub/domain';

export const supportDetailsOf = (fields: Partial<SupportDetails> = {}): SupportDetails => ({
  firstName: 'Jaydon',
  lastName: 'Marloweski',
  dateOfBirth: '2009/02/03',
  email: 'jaydon@example.com',
  postcode: 'NE4 5AB',
  schoolName: '',
  telephone: '',
  industry: 'Construction|Engineering and manufacturing',
  dateOfInterest: '2026-11-20T09:15:00.000Z',
  ...fields,
});
