import { m } from '@applicant-hub/copy';
import { moveWidget, placeWidget, shownOrder } from '@applicant-hub/domain';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { success, failure } from '#app/platform/flash/change.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { MoveCommand } from './command.ts';
import { saveOrder } from './save-order.server.ts';
import { orderToSave } from './to-save.server.ts';
import { type OfferedTool, type OfferedTools, shownTools } from '../grid/tools.server.ts';

export async function moveTool(
  scope: RequestScope,
  offered: OfferedTools,
  { widget: { id, title }, isShown: isVisible }: OfferedTool,
  command: MoveCommand,
): Promise<ChangeResult> {
  if (!isVisible) return failure(scope, m.arrange_not_shown({ title }));
  const { intent, columns } = command;
  const { preset } = offered;
  const shown = shownTools(offered);
  const saved = await saveOrder(scope, { preset, columns, shown }, (order) =>
    intent === 'place'
      ? placeWidget(order, id, command.position - 1, shown)
      : moveWidget(order, id, intent, shown),
  );
  if (!saved.ok) return failure(scope, m.notices_not_saved());

  const { own, after, isChanged } = saved.value;
  const position = shownOrder(after, shown).indexOf(id) + 1;
  const at = { title, position, total: shown.size };
  return isChanged
    ? success(scope, m.arrange_moved(at), {
        of: 'settings',
        settings: [orderToSave(preset, columns, own)],
      })
    : success(scope, unchangedWords[intent](at), null);
}

const unchangedWords = {
  earlier: m.arrange_stays_first,
  later: m.arrange_stays_last,
  place: m.arrange_stays,
} as const;
