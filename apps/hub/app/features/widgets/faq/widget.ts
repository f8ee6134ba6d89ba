import { m } from '@applicant-hub/copy';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { FaqView } from './view-types.ts';

export const faq = defineWidget<FaqView>({
  definition: {
    id: 'Faq',
    title: m.content_faq_title,
    description: m.content_faq_description,
    icon: 'answers',
    colour: 'info',
    link: null,
  },
  View: lazyView(() => import('./FaqCard.tsx')),
  Focused: null,
});
