import type { PartnerStatus } from '@applicant-hub/domain';
import type { WidgetCardProps } from '#app/features/widget-kit/WidgetCard.tsx';

/** What each status of a partner's answer means for its widget. */
export const partnerStates: Record<PartnerStatus, NonNullable<WidgetCardProps['state']>> = {
  active: 'ready',
  'not-started': 'empty',
  unable: 'error',
};
