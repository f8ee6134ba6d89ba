import type { PartnerStatus } from '@applicant-hub/domain';
import type { WidgetCardProps } from '#app/features/widget-kit/WidgetCard.tsx';

export const partnerStates: Record<PartnerStatus, NonNullable<WidgetCardProps['state']>> = {
  active: 'ready',
  'not-started': 'empty',
  unable: 'error',
};
