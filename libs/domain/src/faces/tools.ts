import type { GridWidgetId } from '../widgets/ids.ts';
import type { Face } from './face.ts';

/** The tools that come first; the preset has the order of the others (EXT-34). */
const first: Readonly<Record<Face, readonly GridWidgetId[]>> = {
  beginning: [],
  choosing: [],
  waiting: ['Decision', 'Timeline', 'Events', 'Notes'],
  deciding: ['Decision', 'Timeline', 'Notes', 'Faq'],
  results: ['Timeline', 'Decision', 'Faq', 'Notes'],
  looking: ['GlobalCourseSearch', 'Faq', 'Timeline', 'Notes'],
  // Notes are for what was said on the phone.
  clearing: ['GlobalCourseSearch', 'Notes', 'Faq', 'Timeline'],
  placed: ['Information', 'Notes', 'Faq', 'HubLive'],
};

/** An order of tools with those of the present face first. */
export const toolsFirst = (
  face: Face | null,
  order: readonly GridWidgetId[],
): readonly GridWidgetId[] => {
  const own = face === null ? [] : first[face];
  return [...own, ...order.filter((id) => !own.includes(id))];
};

/** Whether a tool is of any use to somebody: whoever is placed has no decision to wait for. */
export const hasUseAt = (face: Face | null, id: GridWidgetId): boolean =>
  !(face === 'placed' && id === 'Decision');
