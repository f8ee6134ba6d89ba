import { m } from '@applicant-hub/copy';
import type { PartnerData } from '@applicant-hub/domain';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import { PartnerCard } from './PartnerCard.tsx';

export const virtualWorkExperiences = defineWidget<PartnerData>({
  definition: {
    id: 'VirtualWorkExperiences',
    title: m.widgets_work_experiences_title,
    description: m.widgets_work_experiences_description,
    icon: 'work',
    colour: 'info',
    link: { href: systemPages.workExperiences, label: m.partner_work_start },
  },
  View: PartnerCard,
  Focused: lazyView(() => import('./PartnerList.tsx')),
});
