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
  ended: ['GlobalCourseSearch', 'Notes', 'Information', 'Faq'],
};

/** The tools that have nothing to say at a face: no decision to wait for, or no date of the year. */
const useless: Readonly<Partial<Record<Face, readonly GridWidgetId[]>>> = {
  placed: ['Decision'],
  ended: ['Decision', 'Timeline'],
};

/** An order of tools with those of the present face first. */
export const toolsFirst = (
  face: Face | null,
  order: readonly GridWidgetId[],
): readonly GridWidgetId[] => {
  const own = face === null ? [] : first[face];
  return [...own, ...order.filter((id) => !own.includes(id))];
};

/** Whether a tool is of use to everybody, at whatever face. */
export const hasUseAlways = (id: GridWidgetId): boolean =>
  !Object.values(useless).some((ids) => ids.includes(id));

/** Whether a tool is of any use to somebody. */
export const hasUseAt = (face: Face | null, id: GridWidgetId): boolean =>
  face === null || !useless[face]?.includes(id);
