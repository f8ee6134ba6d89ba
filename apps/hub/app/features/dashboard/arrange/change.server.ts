import { m } from '@applicant-hub/copy';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { failure } from '#app/platform/flash/change.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ArrangeCommand } from './command.ts';
import { moveTool } from './move.server.ts';
import { resetTools } from './reset.server.ts';
import { setActive } from './set-active.server.ts';
import { findTools } from '../grid/tools.server.ts';

export async function changeArrangement(
  scope: RequestScope,
  command: ArrangeCommand,
): Promise<ChangeResult> {
  const offered = await findTools(scope);
  if (command.intent === 'reset') return resetTools(scope, offered.preset, command.columns);

  const tool = offered.tools.find(({ widget }) => widget.id === command.widget);
  if (!tool) return failure(scope, m.notices_not_understood());
  return 'columns' in command
    ? moveTool(scope, offered, tool, command)
    : setActive(scope, tool.widget, command.intent === 'show');
}
