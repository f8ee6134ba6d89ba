export interface TaughtSubject {
  /** Number of applicants a year who take the subject, in hundreds. */
  readonly takenBy: number;
  /** Titles of the subject guides to which the subject leads, most likely first. */
  readonly leadsTo: readonly string[];
}

export interface Kind {
  readonly id: string;
  readonly name: string;
  /** Number of subjects that an applicant takes. */
  readonly taken: number;
  /** Number of applicants with the most popular combination of subjects. */
  readonly mostApplicants: number;
  /**
   * Exponent for the number of applicants with other combinations: a higher exponent means fewer
   * applicants.
   */
  readonly steepness: number;
  readonly subjects: Readonly<Record<string, TaughtSubject>>;
}

const subject = (takenBy: number, ...leadsTo: readonly string[]): TaughtSubject => ({
  takenBy,
  leadsTo,
});

const art = ['Art', 'Design', 'Architecture', 'Film, radio and television'] as const;
const biology = [
  'Biology',
  'Biomedical sciences',
  'Medicine',
  'Pharmacy and pharmacology',
  'Nursing',
] as const;
const business = [
  'Business and management',
  'Marketing and public relations',
  'Accounting',
] as const;
const chemistry = [
  'Chemistry',
  'Medicine',
  'Pharmacy and pharmacology',
  'Dentistry',
  'Chemical engineering',
] as const;
const computing = [
  'Computer science',
  'Mathematics',
  'Electrical and electronic engineering',
] as const;
const drama = ['Drama and theatre', 'English', 'Dance'] as const;
const geography = ['Geography', 'Environmental science', 'Geology and earth sciences'] as const;
const history = ['History', 'Law', 'Politics and international relations'] as const;
const mathematics = [
  'Mathematics',
  'Economics',
  'Computer science',
  'Mechanical engineering',
  'Accounting',
] as const;
const physics = [
  'Physics and astronomy',
  'Mechanical engineering',
  'Aeronautical and aerospace engineering',
  'Civil engineering',
] as const;
const psychology = ['Psychology', 'Education and teaching', 'Nursing'] as const;
const sport = ['Sport science', 'Physiotherapy'] as const;

export const kinds: readonly Kind[] = [
  {
    id: 'a-level',
    name: 'A level',
    taken: 3,
    mostApplicants: 2_500,
    steepness: 1.2,
    subjects: {
      'Art and design': subject(40, ...art),
      Biology: subject(74, ...biology),
      Business: subject(46, ...business, 'Finance'),
      Chemistry: subject(63, ...chemistry),
      'Computer science': subject(20, ...computing),
      Drama: subject(9, ...drama),
      Economics: subject(41, 'Economics', 'Business and management', 'Finance'),
      'English language': subject(14, 'English', 'Linguistics', 'Journalism'),
      'English literature': subject(36, 'English', 'Creative writing', 'Law'),
      'Film studies': subject(7, 'Film, radio and television', 'Journalism'),
      French: subject(7, 'Languages', 'Law'),
      'Further mathematics': subject(
        19,
        'Mathematics',
        'Physics and astronomy',
        'Computer science',
      ),
      Geography: subject(34, ...geography),
      German: subject(2, 'Languages', 'Linguistics'),
      History: subject(45, ...history),
      Law: subject(20, 'Law', 'Business and management'),
      Mathematics: subject(105, ...mathematics),
      'Media studies': subject(
        15,
        'Film, radio and television',
        'Journalism',
        'Marketing and public relations',
      ),
      Music: subject(5, 'Music', 'Education and teaching'),
      Philosophy: subject(7, 'Philosophy', 'Law', 'Politics and international relations'),
      'Physical education': subject(11, ...sport),
      Physics: subject(45, ...physics),
      Politics: subject(20, 'Politics and international relations', 'Law', 'History'),
      Psychology: subject(75, ...psychology),
      'Religious studies': subject(15, 'Theology and religious studies', 'Philosophy'),
      Sociology: subject(47, 'Social work and sociology', 'Psychology'),
      Spanish: subject(8, 'Languages', 'Business and management'),
    },
  },
  {
    id: 'sqa-highers',
    name: 'SQA - Highers',
    taken: 4,
    mostApplicants: 3_000,
    steepness: 1.7,
    subjects: {
      'Art and design': subject(56, ...art),
      Biology: subject(72, ...biology),
      'Business management': subject(92, ...business),
      Chemistry: subject(102, ...chemistry),
      'Computing science': subject(36, 'Computer science', 'Mathematics'),
      Drama: subject(27, ...drama),
      English: subject(350, 'English', 'Law', 'Education and teaching'),
      French: subject(30, 'Languages', 'Law'),
      Geography: subject(70, ...geography),
      History: subject(95, ...history),
      'Human biology': subject(76, 'Biomedical sciences', 'Nursing', 'Biology', 'Physiotherapy'),
      Mathematics: subject(190, ...mathematics),
      'Modern studies': subject(
        98,
        'Politics and international relations',
        'Law',
        'Social work and sociology',
      ),
      Music: subject(55, 'Music', 'Education and teaching'),
      'Physical education': subject(92, ...sport),
      Physics: subject(84, ...physics),
      Psychology: subject(42, ...psychology),
      Spanish: subject(29, 'Languages', 'Business and management'),
    },
  },
  {
    id: 'btec-extended-diploma',
    name: 'BTEC Extended Diploma',
    taken: 1,
    mostApplicants: 2_000,
    steepness: 1,
    subjects: {
      'Applied science': subject(
        50,
        'Biomedical sciences',
        'Forensic science',
        'Nursing',
        'Biology',
      ),
      'Art and design': subject(45, ...art),
      Business: subject(95, ...business, 'Finance'),
      Engineering: subject(
        40,
        'Mechanical engineering',
        'Electrical and electronic engineering',
        'Civil engineering',
        'Aeronautical and aerospace engineering',
      ),
      'Health and social care': subject(
        110,
        'Nursing',
        'Social work and sociology',
        'Health and social care',
        'Education and teaching',
      ),
      'Information technology': subject(70, 'Computer science', 'Business and management'),
      Music: subject(20, 'Music', 'Education and teaching'),
      'Performing arts': subject(30, 'Drama and theatre', 'Dance', 'Music'),
      Sport: subject(85, ...sport, 'Education and teaching'),
      'Travel and tourism': subject(12, 'Travel, tourism and events', 'Business and management'),
    },
  },
];
