import type { StatementKind } from '@applicant-hub/domain';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { actStatement } from './act.server.ts';
import { loadStatement } from './load.server.ts';

export const statementServer = (kind: StatementKind): WidgetServer => ({
  id: kind,
  load: (scope, isFocused) => loadStatement(scope, kind, isFocused),
  act: (scope, form) => actStatement(scope, form, kind),
});
