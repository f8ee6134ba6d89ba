import type { Course, CourseDetails, CourseOption } from '@applicant-hub/domain';

export const fullTime: CourseOption = {
  courseOptionId: 'full-time',
  startDate: '2027-09-20',
  duration: '3 years',
  qualification: 'BA (Hons)',
  ucasPoints: { min: 112, max: 128 },
  studyMode: 'Full-time',
  locationType: 'Main campus',
};

export const partTime: CourseOption = {
  ...fullTime,
  courseOptionId: 'part-time',
  startDate: '2028-01-10',
  duration: '6 years',
  ucasPoints: null,
  studyMode: 'Part-time',
};

export const sampleCourse: Course = {
  courseId: 'c-1',
  courseOptionId: 'full-time',
  academicYearId: '2027',
  course: 'English Literature',
  courseCode: 'Q320',
  summary: 'Read widely, and write about what you read.',
  providerId: '10007789',
  university: 'University of East Anglia',
  town: 'Norwich',
  picture: 'https://pictures.example/c-1.svg',
  latlon: { lat: 52.6221, lng: 1.2391 },
  subjectGuides: ['31'],
  options: [fullTime, partTime],
  distance: null,
};

export const sampleDetails: CourseDetails = {
  ...sampleCourse,
  logo: 'https://pictures.example/uea.svg',
  scheme: 'undergraduate',
  description: ['You read a great deal.', 'You write a little more each year.'],
  entryRequirements: [{ label: 'A levels', text: 'BBC to ABB' }],
  contact: {
    phone: '01603 591515',
    email: 'admissions@uea.example',
    url: 'https://uea.example/admissions',
  },
};
