import { m } from '@applicant-hub/copy';
import { CALENDAR_LINK } from '#app/platform/paths/links.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { TimelineCard } from './TimelineCard.tsx';
import type { TimelineView } from './view-types.ts';

export const timeline = defineWidget<TimelineView>({
  definition: {
    id: 'Timeline',
    title: m.timeline_title,
    description: m.timeline_description,
    icon: 'calendar',
    colour: 'info',
    link: { href: CALENDAR_LINK, label: m.timeline_link },
  },
  View: TimelineCard,
  Focused: null,
});
