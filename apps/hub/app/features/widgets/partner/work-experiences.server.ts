import { loadPartner } from './load.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';

export const server: WidgetServer = {
  id: 'VirtualWorkExperiences',
  load: (scope, isFocused) =>
    loadPartner(scope, 'VirtualWorkExperiences', isFocused, (call) =>
      scope.context.clients.spotlights.workExperiences(call),
    ),
};
