import { loadPartner } from '../partner/load.server.ts';
import type { WidgetServer } from '../server-half.server.ts';

export const server: WidgetServer = {
  id: 'VirtualWorkExperiences',
  load: (scope, isFocused) =>
    loadPartner(scope, 'VirtualWorkExperiences', isFocused, (call) =>
      scope.context.clients.spotlights.workExperiences(call),
    ),
};
