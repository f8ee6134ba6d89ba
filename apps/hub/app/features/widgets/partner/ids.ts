import type { GridWidgetId } from '@applicant-hub/domain';

export type PartnerWidgetId = Extract<
  GridWidgetId,
  'SpringpodSpotlights' | 'VirtualWorkExperiences'
>;
