import type { PartnerItem } from '@applicant-hub/domain';

export const partnerItem = (fields: Partial<PartnerItem> = {}): PartnerItem => ({
  id: 'mechanical-engineering',
  title: 'What engineers do all day',
  provider: 'University of Leeds',
  url: 'https://partner.test/spotlights/mechanical-engineering',
  picture: 'https://pictures.test/partners/mechanical-engineering.svg',
  percentageCompleted: 40,
  ...fields,
});
