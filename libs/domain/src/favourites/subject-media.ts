/**
 * The media category of each subject by its title (FAV-46). Pictures, films and articles are stored
 * by category, and several subjects share a category.
 */
export const mediaCategories: ReadonlyMap<string, string> = new Map([
  ['Accounting', 'Accounting/finance'],
  ['Aeronautical and aerospace engineering', 'Engineering'],
  ['Agriculture and agricultural sciences', 'Agriculture/land'],
  ['American studies', 'Languages/area studies'],
  ['Animal science', 'Animals/veterinary'],
  ['Anthropology', 'Social sciences'],
  ['Archaeology', 'History/heritage'],
  ['Architecture', 'Architecture/building'],
  ['Art', 'Art/design'],
  ['Biology', 'Biological sciences'],
  ['Biomedical sciences', 'Biological sciences'],
  ['Building and construction', 'Architecture/building'],
  ['Business and management', 'Business'],
  ['Celtic studies', 'Languages/area studies'],
  ['Chemical engineering', 'Engineering'],
  ['Chemistry', 'Physical sciences'],
  ['Civil engineering', 'Engineering'],
  ['Classics', 'History/heritage'],
  ['Computer science', 'Computing'],
  ['Creative writing', 'English/writing'],
  ['Dance', 'Performing arts'],
  ['Dentistry', 'Medicine/dentistry'],
  ['Design', 'Art/design'],
  ['Drama and theatre', 'Performing arts'],
  ['Economics', 'Economics'],
  ['Education and teaching', 'Teaching'],
  ['Electrical and electronic engineering', 'Engineering'],
  ['English', 'English/writing'],
  ['Environmental science', 'Geography/environment'],
  ['Film, radio and television', 'Media'],
  ['Finance', 'Accounting/finance'],
  ['Food science and nutrition', 'Food/nutrition'],
  ['Forensic science', 'Physical sciences'],
  ['Geography', 'Geography/environment'],
  ['Geology and earth sciences', 'Geography/environment'],
  ['Health and social care', 'Health'],
  ['History', 'History/heritage'],
  ['Journalism', 'Media'],
  ['Languages', 'Languages/area studies'],
  ['Law', 'Law'],
  ['Linguistics', 'Languages/area studies'],
  ['Marketing and public relations', 'Business'],
  ['Mathematics', 'Mathematics'],
  ['Mechanical engineering', 'Engineering'],
  ['Medicine', 'Medicine/dentistry'],
  ['Music', 'Performing arts'],
  ['Nursing', 'Nursing'],
  ['Pharmacy and pharmacology', 'Health'],
  ['Philosophy', 'Philosophy/religion'],
  ['Physics and astronomy', 'Physical sciences'],
  ['Physiotherapy', 'Health'],
  ['Politics and international relations', 'Politics'],
  ['Psychology', 'Psychology'],
  ['Social work and sociology', 'Social sciences'],
  ['Sport science', 'Sport'],
  ['Theology and religious studies', 'Philosophy/religion'],
  ['Travel, tourism and events', 'Business'],
  ['Veterinary medicine', 'Animals/veterinary'],
]);

/**
 * The media category of a subject by its title, for example 'Accounting/finance' for 'Accounting'.
 *
 * @returns null for a title that is not a subject
 */
export function mediaCategory(subjectTitle: string): string | null {
  return mediaCategories.get(subjectTitle) ?? null;
}
