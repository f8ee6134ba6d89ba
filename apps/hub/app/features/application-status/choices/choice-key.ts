import type { ChoiceView } from '../tile/tiles-view-types.ts';

/** By what a choice is known to the courses of the choices: tracking has nothing but its names. */
export const choiceKey = ({ institution, course }: Pick<ChoiceView, 'institution' | 'course'>) =>
  `${course}, ${institution}`;
