import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { readWish } from './choose.server.ts';
import { loadEvents } from './load-events.server.ts';

/** Open days, exhibitions and what somebody has booked. Its forms go to `/resources/events`. */
export const server: WidgetServer = {
  id: 'Events',
  load(scope) {
    const { choice, search } = readWish(scope, new URL(scope.request.url).searchParams);
    return loadEvents(scope, choice, search);
  },
};
