import { loadPartner } from '../partner/load.server.ts';
import type { WidgetServer } from '../server-half.server.ts';

export const server: WidgetServer = {
  id: 'SpringpodSpotlights',
  load: (scope, isFocused) =>
    loadPartner(scope, 'SpringpodSpotlights', isFocused, (call) =>
      scope.context.clients.spotlights.spotlights(call),
    ),
};
