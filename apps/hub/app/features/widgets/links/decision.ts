import { m } from '@applicant-hub/copy';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';

/** A card about the progress of decisions (GRD-40). It only contains a link (LNK-17). */
export const decision = defineWidget({
  definition: {
    id: 'Decision',
    title: m.widgets_decision_title,
    description: m.widgets_decision_description,
    icon: 'decision',
    colour: 'info',
    link: { href: systemPages.options, label: m.widgets_decision_link },
  },
  View: WidgetCard,
  Focused: null,
});
