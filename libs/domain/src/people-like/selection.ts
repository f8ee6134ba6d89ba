import { parseObject } from '../settings/parse-object.ts';
import { personalisationSetting } from '../settings/personalisation.ts';
import type { SubjectLimits } from './limits.ts';

export interface PeopleLikeSelection {
  /** Id of a qualification; empty when no qualification is selected. */
  readonly selectedQualificationType: string;
  /** Ids of the qualification's subjects, without duplicates. */
  readonly selectedSubjects: readonly string[];
}

export const noSelection: PeopleLikeSelection = {
  selectedQualificationType: '',
  selectedSubjects: [],
};

/**
 * The selection saved in the personalisation (PLY-19). Invalid data counts as no selection.
 *
 * @param data the data of the Personalisation setting; null when nothing is saved
 */
export function parsePeopleLike(data: string | null): PeopleLikeSelection {
  const saved = parseObject(data)['peopleLike'];
  if (typeof saved !== 'object' || saved === null) return noSelection;
  const { selectedQualificationType: type, selectedSubjects: subjects } = saved as Partial<
    Record<keyof PeopleLikeSelection, unknown>
  >;
  if (typeof type !== 'string' || type === '') return noSelection;
  const ids = Array.isArray(subjects) ? subjects.filter((id) => typeof id === 'string') : [];
  return { selectedQualificationType: type, selectedSubjects: [...new Set(ids)] };
}

/**
 * The change that saves a selection. The other fields of the personalisation are unchanged
 * (AMB-88).
 */
export const peopleLikeSetting = (peopleLike: PeopleLikeSelection) => ({
  ...personalisationSetting,
  data: { peopleLike },
  immediate: true,
});

export const isFull = (subjects: readonly string[], { limit }: SubjectLimits): boolean =>
  subjects.length >= limit;

export const hasResults = (
  subjects: readonly string[],
  { minimum, limit }: SubjectLimits,
): boolean => subjects.length >= minimum && subjects.length <= limit;

/**
 * Whether a chosen item is no longer offered, so that the selection has to be cleared (PLY-9).
 * False when no items are offered at all.
 *
 * @param ids the ids of the chosen items
 */
export function isOutdated(ids: readonly string[], offered: readonly { id: string }[]): boolean {
  const known = new Set(offered.map(({ id }) => id));
  return known.size > 0 && ids.some((id) => !known.has(id));
}

export const isSameSelection = (one: PeopleLikeSelection, other: PeopleLikeSelection): boolean =>
  one.selectedQualificationType === other.selectedQualificationType &&
  one.selectedSubjects.length === other.selectedSubjects.length &&
  one.selectedSubjects.every((id) => other.selectedSubjects.includes(id));
