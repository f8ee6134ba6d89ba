import { mediaCategories } from '../favourites/subject-media.ts';

/**
 * The guide that is not an option. Applicants who are interested in it choose 'Accounting'
 * (AMB-33).
 */
const GUIDE_WITHOUT_OPTION = 'Finance';

/** The subjects of interest, by the titles of their guides (PRF-43). */
export const subjectOptions: readonly string[] = [...mediaCategories.keys()].filter(
  (title) => title !== GUIDE_WITHOUT_OPTION,
);
