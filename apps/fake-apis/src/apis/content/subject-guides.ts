export interface SubjectGuide {
  readonly nid: string;
  readonly title: string;
  /** Media category. */
  readonly field_subject_map: string;
}

type Row = readonly [nid: string, title: string, mediaCategory: string];

const rows: readonly Row[] = [
  ['1', 'Accounting', 'Accounting/finance'],
  ['2', 'Aeronautical and aerospace engineering', 'Engineering'],
  ['3', 'Agriculture and agricultural sciences', 'Agriculture/land'],
  ['4', 'American studies', 'Languages/area studies'],
  ['5', 'Animal science', 'Animals/veterinary'],
  ['6', 'Anthropology', 'Social sciences'],
  ['7', 'Archaeology', 'History/heritage'],
  ['8', 'Architecture', 'Architecture/building'],
  ['9', 'Art', 'Art/design'],
  ['10', 'Biology', 'Biological sciences'],
  ['11', 'Biomedical sciences', 'Biological sciences'],
  ['12', 'Building and construction', 'Architecture/building'],
  ['13', 'Business and management', 'Business'],
  ['14', 'Celtic studies', 'Languages/area studies'],
  ['15', 'Chemical engineering', 'Engineering'],
  ['16', 'Chemistry', 'Physical sciences'],
  ['17', 'Civil engineering', 'Engineering'],
  ['18', 'Classics', 'History/heritage'],
  ['19', 'Computer science', 'Computing'],
  ['20', 'Creative writing', 'English/writing'],
  ['21', 'Dance', 'Performing arts'],
  ['22', 'Dentistry', 'Medicine/dentistry'],
  ['23', 'Design', 'Art/design'],
  ['24', 'Drama and theatre', 'Performing arts'],
  ['25', 'Economics', 'Economics'],
  ['26', 'Education and teaching', 'Teaching'],
  ['27', 'Electrical and electronic engineering', 'Engineering'],
  ['28', 'English', 'English/writing'],
  ['29', 'Environmental science', 'Geography/environment'],
  ['30', 'Film, radio and television', 'Media'],
  ['31', 'Finance', 'Accounting/finance'],
  ['32', 'Food science and nutrition', 'Food/nutrition'],
  ['33', 'Forensic science', 'Physical sciences'],
  ['34', 'Geography', 'Geography/environment'],
  ['35', 'Geology and earth sciences', 'Geography/environment'],
  ['36', 'Health and social care', 'Health'],
  ['37', 'History', 'History/heritage'],
  ['38', 'Journalism', 'Media'],
  ['39', 'Languages', 'Languages/area studies'],
  ['40', 'Law', 'Law'],
  ['41', 'Linguistics', 'Languages/area studies'],
  ['42', 'Marketing and public relations', 'Business'],
  ['43', 'Mathematics', 'Mathematics'],
  ['44', 'Mechanical engineering', 'Engineering'],
  ['45', 'Medicine', 'Medicine/dentistry'],
  ['46', 'Music', 'Performing arts'],
  ['47', 'Nursing', 'Nursing'],
  ['48', 'Pharmacy and pharmacology', 'Health'],
  ['49', 'Philosophy', 'Philosophy/religion'],
  ['50', 'Physics and astronomy', 'Physical sciences'],
  ['51', 'Physiotherapy', 'Health'],
  ['52', 'Politics and international relations', 'Politics'],
  ['53', 'Psychology', 'Psychology'],
  ['54', 'Social work and sociology', 'Social sciences'],
  ['55', 'Sport science', 'Sport'],
  ['56', 'Theology and religious studies', 'Philosophy/religion'],
  ['57', 'Travel, tourism and events', 'Business'],
  ['58', 'Veterinary medicine', 'Animals/veterinary'],
];

export const subjectGuides: readonly SubjectGuide[] = rows.map(
  ([nid, title, field_subject_map]) => ({ nid, title, field_subject_map }),
);
