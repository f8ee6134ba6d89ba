import { m } from '@applicant-hub/copy';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { changeSetting } from '#app/platform/flash/change.server.ts';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import { activeChoice } from './own-arrangement.server.ts';
import { activeToSave } from './to-save.server.ts';

export function setActive(
  call: RequestScope,
  { id, title }: Pick<WidgetView, 'id' | 'title'>,
  isWanted: boolean,
): Promise<ChangeResult> {
  return changeSetting(call, {
    save: activeToSave(id, isWanted),
    before: activeToSave(id, activeChoice(call.applicant.user, id)),
    done: isWanted ? m.arrange_added({ title }) : m.arrange_hidden({ title }),
  });
}
