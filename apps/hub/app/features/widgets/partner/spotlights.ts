import { m } from '@applicant-hub/copy';
import type { PartnerData } from '@applicant-hub/domain';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import { PartnerCard } from './PartnerCard.tsx';

export const springpodSpotlights = defineWidget<PartnerData>({
  definition: {
    id: 'SpringpodSpotlights',
    title: m.widgets_spotlights_title,
    description: m.widgets_spotlights_description,
    icon: 'spotlight',
    colour: 'info',
    link: { href: systemPages.spotlights, label: m.partner_spotlights_start },
  },
  View: PartnerCard,
  Focused: lazyView(() => import('./PartnerList.tsx')),
});
