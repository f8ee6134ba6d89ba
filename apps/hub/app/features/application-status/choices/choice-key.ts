import type { ChoiceView } from '../tile/tiles-view-types.ts';

/** Key of a choice in `ChoiceCourses`. It uses names because tracking sends no ids. */
export const choiceKey = ({ institution, course }: Pick<ChoiceView, 'institution' | 'course'>) =>
  `${course}, ${institution}`;
