import { m } from '@applicant-hub/copy';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { CareersCard } from './CareersCard.tsx';
import type { CareersView } from './view-types.ts';

export const careerCompass = defineWidget<CareersView>({
  definition: {
    id: 'CareerCompass',
    title: m.widgets_career_compass_title,
    description: m.widgets_career_compass_description,
    icon: 'careers',
    colour: 'info',
    link: { href: systemPages.careerCompass, label: m.widgets_career_compass_link },
  },
  View: CareersCard,
  Focused: null,
});
