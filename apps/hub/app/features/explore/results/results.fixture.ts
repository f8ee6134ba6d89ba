import type { CoursePage } from '@applicant-hub/domain';
import { sampleCourse } from '#app/features/catalogue/course/courses.fixture.ts';
import type { LoadedResults } from './load.server.ts';
import { noConditions } from './query/results-query.server.ts';

export const onePage: CoursePage = {
  total: 1,
  courses: [sampleCourse],
  filters: {
    qualification: [{ value: 'BA (Hons)', count: 1 }],
    studyMode: [{ value: 'Full-time', count: 1 }],
    region: [{ value: 'East of England', count: 1 }],
    locations: [{ value: 'Norwich', count: 1 }],
  },
};

export const loadedResults: LoadedResults = {
  query: { ...noConditions, scheme: 'undergraduate', order: 'course', page: 1 },
  answer: { ok: true, value: onePage },
  subjects: [
    { id: '31', title: 'Law', image: null, icon: null, url: '/law', subjectMap: 'Law' },
    { id: '30', title: 'History', image: null, icon: null, url: '/history', subjectMap: 'History' },
  ],
  uniNames: [],
  favourites: new Set(),
  home: { postcode: 'LE1 3HP', place: { lat: 52.6369, lng: -1.1398 } },
  points: { kind: 'none' },
  saved: [],
  weaker: [],
};
