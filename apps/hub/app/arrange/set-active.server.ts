import { m } from '@applicant-hub/copy';
import { changeContext, type DiscoveryCall } from '../discovery/call.server.ts';
import type { ChangeAnswer } from '../notices/answer.ts';
import { changed, refused } from '../notices/change.server.ts';
import type { WidgetView } from '../widgets/definition.ts';
import { activeChoice } from './own-arrangement.server.ts';
import { activeToSave } from './to-save.server.ts';

/** Shows or hides a tool, on all screens (GRD-34, EXT-6). */
export async function setActive(
  call: DiscoveryCall,
  { id, title }: Pick<WidgetView, 'id' | 'title'>,
  isWanted: boolean,
): Promise<ChangeAnswer> {
  const { identity } = call.context.clients;
  const saved = await identity.saveSetting(changeContext(call), activeToSave(id, isWanted));
  if (!saved.ok) return refused(call, m.notices_not_saved());
  const text = isWanted ? m.arrange_added({ title }) : m.arrange_hidden({ title });
  const before = activeChoice(call.applicant.user, id);
  return changed(call, text, { of: 'settings', settings: [activeToSave(id, before)] });
}
