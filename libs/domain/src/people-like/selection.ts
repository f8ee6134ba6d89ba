import { parseObject } from '../settings/parse-object.ts';
import { personalisationSetting } from '../settings/personalisation.ts';
import type { SubjectLimits } from './limits.ts';

/** What somebody has chosen to be compared by, as it is saved (PLY-19). */
export interface PeopleLikeSelection {
  /** Id of a kind of qualification; empty for none. */
  readonly selectedQualificationType: string;
  /** Ids of its subjects, each once. */
  readonly selectedSubjects: readonly string[];
}

/** Nothing is chosen. */
export const noSelection: PeopleLikeSelection = {
  selectedQualificationType: '',
  selectedSubjects: [],
};

/**
 * The selection that is saved in the personalisation (PLY-19). What cannot be read counts as not
 * chosen.
 *
 * @param data of the Personalisation setting; null when nothing is saved
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

/** The save of a selection: the other fields of the personalisation stay as they are (AMB-88). */
export const peopleLikeSetting = (peopleLike: PeopleLikeSelection) => ({
  ...personalisationSetting,
  data: { peopleLike },
  immediate: true,
});

/** Whether no more subjects can be chosen (PLY-6). */
export const isFull = (subjects: readonly string[], { limit }: SubjectLimits): boolean =>
  subjects.length >= limit;

/** Whether there are results of so many subjects: the minimum is met, and no more than the limit (PLY-7). */
export const hasResults = (
  subjects: readonly string[],
  { minimum, limit }: SubjectLimits,
): boolean => subjects.length >= minimum && subjects.length <= limit;

/**
 * Whether something that was chosen is no longer offered: the selection is wiped (PLY-9). A list of
 * nothing says nothing of what is offered.
 *
 * @param ids what was chosen of the list
 */
export function isOutdated(ids: readonly string[], offered: readonly { id: string }[]): boolean {
  const known = new Set(offered.map(({ id }) => id));
  return known.size > 0 && ids.some((id) => !known.has(id));
}

/** Whether two selections are of the same subjects, in whatever order. */
export const isSameSelection = (one: PeopleLikeSelection, other: PeopleLikeSelection): boolean =>
  one.selectedQualificationType === other.selectedQualificationType &&
  one.selectedSubjects.length === other.selectedSubjects.length &&
  one.selectedSubjects.every((id) => other.selectedSubjects.includes(id));
