import type { Course, Uni } from '@applicant-hub/domain';

/** A university with all its data. */
export const sampleUni = (change: Partial<Uni> = {}): Uni => ({
  providerId: '10007796',
  name: 'University of Leicester',
  sortName: 'Leicester',
  image: 'https://pictures.example/leicester.svg',
  banner: 'https://pictures.example/leicester-banner.svg',
  latlon: { lat: 52.6206, lng: -1.1256 },
  address: {
    providerAddress1: 'University Road',
    providerAddress2: '',
    providerAddress3: 'Leicester',
    providerLocation: 'Leicester',
    providerPostcode: 'LE1 7RH',
  },
  country: 'England',
  url: 'https://leicester.example.com/',
  phone: '+44 (0)1632 960 123',
  email: 'admissions@leicester.example.com',
  tef: 'Gold',
  distance: 2.04,
  entityId: '4711',
  accommodationUrl: 'https://leicester.example.com/rooms',
  unibuddyId: 'university-of-leicester',
  nssScore: 84,
  avgSalary: 27_500,
  costOfLiving: 1_050,
  extended: [{ label: 'Open days', description: 'Look around.', link: null }],
  ...change,
});

/** A course at that university. */
export const sampleCourse = (change: Partial<Course> = {}): Course => ({
  courseId: 'l34-history',
  courseOptionId: 'l34-history-ft',
  academicYearId: '2027',
  course: 'History',
  courseCode: 'V100',
  summary: 'How people lived, and how we know.',
  providerId: '10007796',
  university: 'University of Leicester',
  town: 'Leicester',
  picture: null,
  latlon: null,
  subjectGuides: ['37'],
  options: [
    {
      courseOptionId: 'l34-history-ft',
      startDate: '2027-09-20',
      duration: '3 years',
      qualification: 'BA (Hons)',
      ucasPoints: { min: 112, max: 128 },
      studyMode: 'Full-time',
      locationType: 'Main campus',
    },
  ],
  distance: null,
  ...change,
});
