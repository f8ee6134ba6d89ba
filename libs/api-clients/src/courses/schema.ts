import { type LatLng, type PointsRange, studySchemes, toPlace } from '@applicant-hub/domain';
import { z } from 'zod';
import { pictureSchema } from '../http/address.ts';

/** "latitude,longitude" in degrees. Whatever is no place on the map is none (AMB-34). */
const latlonSchema = z
  .string()
  .nullable()
  .transform((text): LatLng | null => {
    const [, lat, lng] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(text ?? '') ?? [];
    return toPlace(Number(lat), Number(lng));
  });

/** '112-128' or '120'. Whatever is neither means that the course does not use the Tariff. */
const pointsSchema = z.string().transform((text): PointsRange | null => {
  const [, one, other = one] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (one === undefined) return null;
  const [first, second] = [Number(one), Number(other)];
  return { min: Math.min(first, second), max: Math.max(first, second) };
});

const optionSchema = z.object({
  courseOptionId: z
    .string()
    .describe('names the option in links to the course page and in favourites'),
  startDate: z.string().describe('said on the course page, and sorted by'),
  duration: z.string().describe('said on cards and the course page'),
  qualification: z.string().describe('said on cards and the course page'),
  ucasPoints: pointsSchema.describe(
    'the Tariff points of the option; compared with those of the applicant',
  ),
  studyMode: z.string().describe('said on cards and the course page'),
  locationType: z.string().describe('said on the course page: where it is taught'),
});

/** A course as lists have it, as far as it is read (FAV-20). */
export const courseSchema = z.object({
  courseId: z.string().describe('links to the course page; favourites are kept by it'),
  courseOptionId: z.string().describe('which option a card and its link mean'),
  academicYearId: z.string().describe('year of entry; kept with favourites'),
  course: z.string().describe('title of the course'),
  courseCode: z.string().describe('said on the course page and when an application is confirmed'),
  summary: z.string().describe('the words on the card'),
  providerId: z
    .string()
    .describe('links to the university; decides which logo and page belong to it'),
  university: z.string().describe('name of the university on the card'),
  town: z.string().describe('town on the card'),
  picture: pictureSchema.describe('picture of the card'),
  latlon: latlonSchema.describe('the marker on the map; none without it'),
  subjectGuides: z.array(z.string()).describe('decides which courses are like the favourites'),
  options: z.tuple([optionSchema], optionSchema),
  distance: z.number().nullable().describe('how far away it is, where a place was asked about'),
});

const countsSchema = z.array(
  z.object({
    value: z.string().describe('a value that people can filter by'),
    count: z.int().describe('how many courses have it; said beside it'),
  }),
);

/** One page of courses (FAV-29, FAV-30). */
export const coursePageSchema = z
  .object({
    total: z.int().describe('said above the list, and decides how many pages there are'),
    results: z.array(courseSchema),
    filters: z
      .object({
        qualification: countsSchema,
        studyMode: countsSchema,
        region: countsSchema,
        locations: countsSchema,
      })
      .nullable()
      .default(null),
  })
  .transform(({ results, ...rest }) => ({ ...rest, courses: results }));

export const countSchema = z
  .object({ total: z.int().describe('said on the button that leads to the courses') })
  .transform(({ total }) => total);

export const coursesSchema = z
  .object({ results: z.array(courseSchema) })
  .transform(({ results }) => results);

/** It becomes a link: whatever is no web address, or might be a script, is none. */
const webAddress = z
  .string()
  .nullable()
  .transform((text) => (/^https?:\/\//i.test(text ?? '') ? text : null));

/** The course that was asked for with its details, or null. */
export const courseDetailsSchema = z
  .object({
    results: z.array(
      courseSchema.extend({
        logo: pictureSchema.describe('picture of the university on the course page'),
        scheme: z
          .enum(studySchemes)
          .describe('decides through which scheme the applicant is told to apply'),
        description: z.array(z.string()).describe('the paragraphs of the course page'),
        entryRequirements: z.array(
          z.object({
            label: z.string().describe('what an entry requirement is about'),
            text: z.string().describe('what it asks for'),
          }),
        ),
        contact: z.object({
          phone: z.string().describe('telephone number of admissions'),
          email: z.string().describe('e-mail address of admissions'),
          url: webAddress.describe('link to the page of admissions'),
        }),
      }),
    ),
  })
  .transform(({ results: [course = null] }) => course);

/** A university, as far as it is read (FAV-16). */
const uniSchema = z.object({
  providerId: z.string().describe('links to the university; favourites are kept by it'),
  name: z.string().describe('name of the university'),
  sortName: z.string().describe('what lists of universities are sorted by'),
  image: pictureSchema.describe('picture of the card'),
  banner: pictureSchema.describe('picture at the top of its page'),
  latlon: latlonSchema.describe('the marker on the map; none without it'),
  address: z.object({
    providerAddress1: z.string().describe('first line of the address on its page'),
    providerAddress2: z.string().describe('next line of the address'),
    providerAddress3: z.string().describe('next line of the address'),
    providerLocation: z.string().describe('town on cards and in the address'),
    providerPostcode: z.string().describe('postcode of the address'),
  }),
  country: z.string().describe('said on cards and in tables'),
  url: webAddress.describe('link to its own site'),
  phone: z.string().describe('telephone number on its page'),
  email: z.string().describe('e-mail address on its page'),
  tef: z.string().nullable().describe('rating in tables and on its page'),
  distance: z.number().nullable().describe('how far away it is, where a place was asked about'),
  entityId: z.string().describe('kept with the university; nothing is shown or decided by it yet'),
  accommodationUrl: webAddress.describe('link to where students live'),
  unibuddyId: z.string().nullable().describe('link to a chat with its students'),
  nssScore: z
    .number()
    .nullable()
    .describe('how many students are satisfied, in tables and on its page'),
  avgSalary: z.number().nullable().describe('what people earn afterwards, on its page'),
  costOfLiving: z
    .number()
    .nullable()
    .default(null)
    .describe('pounds a month that living there costs, where courses are compared'),
  extended: z
    .array(
      z.object({
        label: z.string().describe('heading of a section of its page'),
        description: z.string().describe('the words of that section'),
        link: webAddress.describe('link of that section'),
      }),
    )
    .default([]),
});

/** One page of universities (FAV-32). */
export const uniPageSchema = z
  .object({
    total: z.int().describe('said above the list, and decides how many pages there are'),
    letters: z.array(z.string()).describe('the first letters that people can jump to'),
    results: z.array(uniSchema),
  })
  .transform(({ results, ...rest }) => ({ ...rest, unis: results }));

export const unisSchema = z
  .object({ results: z.array(uniSchema) })
  .transform(({ results }) => results);

/** The names of all universities (FAV-34). */
export const uniNamesSchema = z
  .object({
    results: z.array(
      z.object({
        providerId: z.string().describe('what a chosen university is asked for by'),
        university: z.string().describe('the name that people choose from'),
      }),
    ),
  })
  .transform(({ results }) => results);
