import type { GridWidgetId } from '../widgets/ids.ts';
import type { Face } from './face.ts';

/**
 * The tools that come first for each face; the preset decides the order of all other tools
 * (EXT-34).
 */
const first: Readonly<Record<Face, readonly GridWidgetId[]>> = {
  beginning: [],
  choosing: [],
  waiting: ['Decision', 'Timeline', 'Events', 'Notes'],
  deciding: ['Decision', 'Timeline', 'Notes', 'Faq'],
  results: ['Timeline', 'Decision', 'Faq', 'Notes'],
  looking: ['GlobalCourseSearch', 'Faq', 'Timeline', 'Notes'],
  // Notes are for phone calls with universities.
  clearing: ['GlobalCourseSearch', 'Notes', 'Faq', 'Timeline'],
  placed: ['Information', 'Notes', 'Faq', 'HubLive'],
  ended: ['GlobalCourseSearch', 'Notes', 'Information', 'Faq'],
};

/** The tools that have no content for a face, because there is no future decision or date. */
const useless: Readonly<Partial<Record<Face, readonly GridWidgetId[]>>> = {
  placed: ['Decision'],
  ended: ['Decision', 'Timeline'],
};

export const toolsFirst = (
  face: Face | null,
  order: readonly GridWidgetId[],
): readonly GridWidgetId[] => {
  const own = face === null ? [] : first[face];
  return [...own, ...order.filter((id) => !own.includes(id))];
};

export const hasUseAlways = (id: GridWidgetId): boolean =>
  !Object.values(useless).some((ids) => ids.includes(id));

export const hasUseAt = (face: Face | null, id: GridWidgetId): boolean =>
  face === null || !useless[face]?.includes(id);
