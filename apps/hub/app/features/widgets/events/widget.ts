import { m } from '@applicant-hub/copy';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { EventsView } from './view-types.ts';

export const events = defineWidget<EventsView>({
  definition: {
    id: 'Events',
    title: m.events_title,
    description: m.events_description,
    icon: 'events',
    colour: 'info',
    link: { href: systemPages.events, label: m.events_link },
  },
  View: lazyView(() => import('./EventsCard.tsx')),
  Focused: null,
});
