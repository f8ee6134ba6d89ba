import type { GridWidgetId } from '@applicant-hub/domain';

/** The widgets of what a partner runs. */
export type PartnerWidgetId = Extract<
  GridWidgetId,
  'SpringpodSpotlights' | 'VirtualWorkExperiences'
>;
