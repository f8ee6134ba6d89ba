import { m } from '@applicant-hub/copy';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { InformationView } from './view-types.ts';

export const information = defineWidget<InformationView>({
  definition: {
    id: 'Information',
    title: m.content_articles_title,
    description: m.content_articles_description,
    icon: 'reading',
    colour: 'info',
    link: null,
  },
  View: lazyView(() => import('./InformationCard.tsx')),
  Focused: null,
  fold: (data) => (data && data.articles.length > 0 ? { fact: null } : null),
});
