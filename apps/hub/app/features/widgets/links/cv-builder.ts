import { m } from '@applicant-hub/copy';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';

export const cvBuilder = defineWidget({
  definition: {
    id: 'CVBuilder',
    title: m.widgets_cv_builder_title,
    description: m.widgets_cv_builder_description,
    icon: 'person',
    colour: 'neutral',
    link: { href: systemPages.cvBuilder, label: m.widgets_cv_builder_link },
  },
  View: WidgetCard,
  Focused: null,
});
