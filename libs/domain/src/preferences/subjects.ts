import { mediaCategories } from '../favourites/subject-media.ts';

/** The guide that is no option: who means finance chooses 'Accounting', its other half (AMB-33). */
const GUIDE_WITHOUT_OPTION = 'Finance';

/** The subjects that people can be interested in, by the titles of their guides (PRF-43). */
export const subjectOptions: readonly string[] = [...mediaCategories.keys()].filter(
  (title) => title !== GUIDE_WITHOUT_OPTION,
);
