import type { GridWidgetId } from '@applicant-hub/domain';

/** The widgets that a partner runs. */
export type PartnerWidgetId = Extract<
  GridWidgetId,
  'SpringpodSpotlights' | 'VirtualWorkExperiences'
>;
