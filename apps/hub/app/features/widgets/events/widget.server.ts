import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { readEventsChoice } from './choose.server.ts';
import { OPTION } from './fields.ts';
import { loadEvents } from './load-events.server.ts';

/** The forms of this widget post to `/resources/events`. */
export const server: WidgetServer = {
  id: 'Events',
  needs: 'events',
  load(scope) {
    const { searchParams } = new URL(scope.request.url);
    const wish = readEventsChoice(scope, searchParams);
    return loadEvents(scope, wish, searchParams.has(OPTION) || wish.search !== '');
  },
};
