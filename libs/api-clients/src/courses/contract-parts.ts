import { MatchersV3 } from '@pact-foundation/pact';
import { dayLike, textLike } from '../testing/values.ts';
import { courseBody, optionBody } from './fixtures.ts';

const { eachLike, nullValue, regex } = MatchersV3;

export const offered = 'a course is offered';

export const path = '/api/v1/courses';

export const latlonLike = regex(String.raw`^-?\d+(\.\d+)?,-?\d+(\.\d+)?$`, '52.6224,1.2419');
const pointsLike = textLike(String.raw`^(\d+(-\d+)?)?$`, '112-128');

/** Fields of any course; fields that depend on the request override these. */
export const anyCourse = {
  ...courseBody(),
  latlon: latlonLike,
  subjectGuides: eachLike('28'),
  options: eachLike({ ...optionBody(), startDate: dayLike('2027-09-20'), ucasPoints: pointsLike }),
};
export const noDistance = { distance: nullValue() };

export const literature = {
  courseId: 'e14-english-literature',
  courseOptionId: 'e14-english-literature-ft',
  course: 'English Literature',
  providerId: '10007789',
  town: 'Norwich',
  region: 'East of England',
  scheme: 'undergraduate',
  qualification: 'BA (Hons)',
  studyMode: 'Full-time',
  subjectGuide: '28',
  subject: 'English',
};
export const leicester = { lat: 52.6369, lng: -1.1398 };
export const near = { lat: '52.6369', lng: '-1.1398' };
