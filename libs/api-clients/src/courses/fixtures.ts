import type { Course, CourseDetails, CourseRef, Uni } from '@applicant-hub/domain';

export const course = (fields: Partial<Course> = {}): Course => ({
  ...courseBody(),
  latlon: { lat: 52.6224, lng: 1.2419 },
  options: [
    {
      courseOptionId: 'e14-english-literature-ft',
      startDate: '2027-09-20',
      duration: '3 years',
      qualification: 'BA (Hons)',
      ucasPoints: { min: 112, max: 128 },
      studyMode: 'Full-time',
      locationType: 'Main campus',
    },
  ],
  ...fields,
});

/** `course()` as the API sends it. */
export const courseBody = (fields: object = {}) => ({
  courseId: 'e14-english-literature',
  courseOptionId: 'e14-english-literature-ft',
  academicYearId: '2027',
  course: 'English Literature',
  courseCode: 'Q320',
  summary: 'Learn about what has been written in English. You choose what to go deeper into.',
  providerId: '10007789',
  university: 'University of East Anglia',
  town: 'Norwich',
  picture: 'https://pictures.test/courses/e14-english-literature.svg',
  latlon: '52.6224,1.2419',
  subjectGuides: ['28'],
  options: [optionBody()],
  distance: 171.5,
  ...fields,
});

/** The ids of `course()`. */
export const courseRef: CourseRef = {
  courseId: 'e14-english-literature',
  courseOptionId: 'e14-english-literature-ft',
  academicYearId: '2027',
};

export const courseRefPath =
  '/api/v1/courses?courses=e14-english-literature%3Ae14-english-literature-ft&studyYear=2027';

export const firstPagePath = '/api/v1/courses?offset=0&limit=100&sort=ASC';

export const optionBody = (fields: object = {}) => ({
  courseOptionId: 'e14-english-literature-ft',
  startDate: '2027-09-20',
  duration: '3 years',
  qualification: 'BA (Hons)',
  ucasPoints: '112-128',
  studyMode: 'Full-time',
  locationType: 'Main campus',
  ...fields,
});

const details = {
  logo: 'https://pictures.test/unis/10007789.svg',
  scheme: 'undergraduate' as const,
  description: ['You read widely.', 'In the last year you work on a question of your own.'],
  entryRequirements: [{ label: 'A levels', text: 'BBC to ABB' }],
  contact: {
    phone: '01632 960123',
    email: 'admissions@university-of-east-anglia.example.com',
    url: 'https://unis.test/university-of-east-anglia/admissions',
  },
};

export const courseDetails = (fields: Partial<CourseDetails> = {}): CourseDetails => ({
  ...course(),
  ...details,
  ...fields,
});

export const courseDetailsBody = () => ({ ...courseBody(), ...details });

/** A university from a service that sends no cost of living. */
export const uni = (fields: Partial<Uni> = {}): Uni => ({
  ...uniBody(),
  latlon: { lat: 52.6224, lng: 1.2419 },
  costOfLiving: null,
  ...fields,
});

/** `uni()` as the API sends it. */
export const uniBody = (
  fields: Partial<Omit<Uni, 'latlon'> & { readonly latlon: string | null }> = {},
) => ({
  providerId: '10007789',
  name: 'University of East Anglia',
  sortName: 'East Anglia',
  image: 'https://pictures.test/unis/10007789.svg',
  banner: 'https://pictures.test/banners/10007789.svg',
  latlon: '52.6224,1.2419',
  address: {
    providerAddress1: 'University of East Anglia',
    providerAddress2: 'Admissions and enquiries',
    providerAddress3: '',
    providerLocation: 'Norwich',
    providerPostcode: 'NR4 7TJ',
  },
  country: 'England',
  url: 'https://unis.test/university-of-east-anglia',
  phone: '01632 960123',
  email: 'admissions@university-of-east-anglia.example.com',
  tef: 'Gold',
  distance: 171.5,
  entityId: 'entity-10007789',
  accommodationUrl: 'https://unis.test/university-of-east-anglia/accommodation',
  unibuddyId: 'unibuddy-10007789',
  nssScore: 84,
  avgSalary: 24_500,
  extended: [
    {
      label: 'Open days',
      description: 'Look around and ask anything.',
      link: 'https://unis.test/university-of-east-anglia/open-days',
    },
  ],
  ...fields,
});
