import {
  type CourseFilterName,
  type CourseOption,
  type PointsRange,
  studySchemes,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { daySchema } from '../http/dates.ts';
import { eachOf } from '../http/each-of.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalPicture } from '../http/optional-picture.ts';
import { optionalText } from '../http/optional-text.ts';
import { distance, latlon, webAddress } from './fields.ts';

/** '112-128' or '120'; blank when the course does not use the Tariff. */
const pointsSchema = z.string().transform((text, context): PointsRange | null => {
  if (text.trim() === '') return null;
  const [, one, other = one] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (one === undefined) {
    context.addIssue({ code: 'custom', message: 'Expected Tariff points' });
    return z.NEVER;
  }
  const [first, second] = [Number(one), Number(other)];
  return { min: Math.min(first, second), max: Math.max(first, second) };
});

const optionSchema = z.object({
  courseOptionId: z
    .string()
    .describe('identifies the option in links to the course page and in favourites'),
  startDate: optionalField('startDate', daySchema, null).describe(
    'shown on the course page; options are sorted by it',
  ),
  duration: optionalText('duration').describe('shown on cards and on the course page'),
  qualification: optionalText('qualification').describe('shown on cards and on the course page'),
  ucasPoints: optionalField('ucasPoints', pointsSchema, 'notKnown' as const).describe(
    'the Tariff points of the option; compared with those of the applicant',
  ),
  studyMode: optionalText('studyMode').describe('shown on cards and on the course page'),
  locationType: optionalText('locationType').describe(
    'shown on the course page: where the course is taught',
  ),
});

const otherOptions = optionalField('options', eachOf(optionSchema), []);

/** The first option is the default option, so a course without options is rejected. */
const optionsSchema = z
  .tuple([optionSchema], z.unknown())
  .transform(([first, ...others]): [CourseOption, ...CourseOption[]] => [
    first,
    ...otherOptions.parse(others),
  ]);

/** The fields that the hub reads from a course in a list (FAV-20). */
const courseSchema = z.object({
  courseId: z.string().describe('identifies the course in links and favourites'),
  courseOptionId: z.string().describe('the option that a card shows and links to'),
  academicYearId: z.string().describe('year of entry; stored with favourites'),
  course: z.string().describe('title of the course'),
  courseCode: optionalText('courseCode').describe(
    'shown on the course page and when the applicant confirms an application',
  ),
  summary: optionalText('summary').describe('the text on the card'),
  providerId: z.string().describe('links to the university, and decides its logo and page'),
  university: z.string().describe('name of the university on the card'),
  town: optionalText('town').describe('town on the card'),
  picture: optionalPicture('picture').describe('picture of the card'),
  latlon: latlon.describe('the marker on the map; there is no marker without it'),
  subjectGuides: optionalField('subjectGuides', eachOf(z.string()), []).describe(
    'decides which courses are similar to the favourites',
  ),
  options: optionsSchema,
  distance: distance.describe('the distance, in a search near a place'),
});

const countsOf = (filter: CourseFilterName) =>
  optionalField(
    filter,
    eachOf(
      z.object({
        value: z.string().describe('a value of the filter'),
        count: z.int().describe('shown next to the value: the number of courses that have it'),
      }),
    ),
    [],
  );

export const coursePageSchema = z
  .object({
    total: z.int().describe('shown above the list, and decides the number of pages'),
    results: eachOf(courseSchema),
    filters: optionalField(
      'filters',
      z
        .object({
          qualification: countsOf('qualification'),
          studyMode: countsOf('studyMode'),
          region: countsOf('region'),
          locations: countsOf('locations'),
        })
        .nullable()
        .default(null),
      null,
    ),
  })
  .transform(({ results, ...rest }) => ({ ...rest, courses: results }));

export const countSchema = z
  .object({ total: z.int().describe('shown on the button that opens the courses') })
  .transform(({ total }) => total);

export const coursesSchema = z
  .object({ results: eachOf(courseSchema) })
  .transform(({ results }) => results);

/** The requested course with its details, or null. Other items in the list are ignored. */
export const courseDetailsSchema = z
  .object({
    results: z.tuple(
      [
        courseSchema
          .extend({
            logo: optionalPicture('logo').describe('picture of the university on the course page'),
            scheme: z
              .enum(studySchemes)
              .describe('decides which scheme the page names for the application'),
            description: optionalField('description', eachOf(z.string()), []).describe(
              'the paragraphs of the course page',
            ),
            entryRequirements: optionalField(
              'entryRequirements',
              eachOf(
                z.object({
                  label: z.string().describe('the subject of the entry requirement'),
                  text: z.string().describe('the text of the entry requirement'),
                }),
              ),
              [],
            ),
            contact: optionalField(
              'contact',
              z.object({
                phone: optionalText('phone').describe('telephone number of admissions'),
                email: optionalText('email').describe('e-mail address of admissions'),
                url: webAddress('url').describe('link to the page of admissions'),
              }),
              { phone: '', email: '', url: null },
            ),
          })
          .optional(),
      ],
      z.unknown(),
    ),
  })
  .transform(({ results: [course = null] }) => course);
