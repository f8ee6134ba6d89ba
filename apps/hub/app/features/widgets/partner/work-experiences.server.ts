import { requireApi } from '#app/platform/request/require-api.server.ts';
import { loadPartner } from './load.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';

export const server: WidgetServer = {
  id: 'VirtualWorkExperiences',
  needs: 'spotlights',
  load: (scope, isFocused) =>
    loadPartner(scope, 'VirtualWorkExperiences', isFocused, (call) =>
      requireApi(scope.context, 'spotlights').workExperiences(call),
    ),
};
