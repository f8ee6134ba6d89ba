import { z } from 'zod';
import { schemes, studyModes } from './catalogue/course.ts';
import { countries, regions } from './providers/provider.ts';
import { qualifications } from './subjects/subject.ts';

/** Maximum number of courses on a page, and of ids in one request. */
export const MAX_COURSES = 100;

const MAX_VALUES = 200;

const text = z.string().min(1).max(200);

/** A parameter that may be repeated. */
const listOf = <T extends z.ZodType>(item: T, max = MAX_VALUES) =>
  z.union([item.transform((value) => [value]), z.array(item).max(max)]).optional();

const flag = z.enum(['TRUE', 'FALSE']).transform((value) => value === 'TRUE');
const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number);
const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, 'must be in degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, 'must be in degrees');

/** All parameters of `GET /api/v1/courses`; `questions.ts` defines which may be combined. */
export const courseParameters = {
  searchText: text.optional(),
  offset: wholeNumber.optional(),
  limit: wholeNumber
    .refine((value) => value >= 1 && value <= MAX_COURSES, `must be from 1 to ${MAX_COURSES}`)
    .optional(),
  sort: z.enum(['ASC', 'DESC']).optional(),
  sortBy: z.enum(['course', 'university', 'ucasPoints', 'startDate', 'distance']).optional(),
  qualification: listOf(z.enum(qualifications)),
  studyMode: listOf(z.enum(studyModes)),
  region: listOf(z.enum(regions)),
  /** Towns. */
  locations: listOf(text),
  includeFilters: flag.optional(),
  countOnly: flag.optional(),
  mode: z.enum(['details', 'providers']).optional(),
  unis: listOf(text),
  /** Names of subjects. */
  subjects: listOf(text),
  /** Ids of subject guides. */
  subjectGuides: listOf(text),
  scheme: z.enum(schemes).optional(),
  studyYear: z
    .string()
    .regex(/^20\d\d$/, 'must be a year')
    .transform(Number)
    .optional(),
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  /** `courseId:courseOptionId`, or `courseId` alone. */
  courses: listOf(z.string().min(1).max(300).transform(readCourseRef), MAX_COURSES),

  output: z.enum(['provider']).optional(),
  country: z.enum(countries).optional(),
  extended: flag.optional(),
  letter: z
    .string()
    .regex(/^[A-Za-z]$/, 'must be a letter')
    .transform((letter) => letter.toUpperCase())
    .optional(),
};

export type CourseParameters = z.output<z.ZodObject<typeof courseParameters>>;

function readCourseRef(value: string) {
  const [courseId = '', ...option] = value.split(':');
  return { courseId, courseOptionId: option.length === 0 ? null : option.join(':') };
}
