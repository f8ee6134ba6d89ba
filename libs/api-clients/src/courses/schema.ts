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
  courseOptionId: z.string(),
  startDate: z.string(),
  duration: z.string(),
  qualification: z.string(),
  ucasPoints: pointsSchema,
  studyMode: z.string(),
  locationType: z.string(),
});

/** A course as lists have it, as far as it is read (FAV-20). */
export const courseSchema = z.object({
  courseId: z.string(),
  courseOptionId: z.string(),
  academicYearId: z.string(),
  course: z.string(),
  courseCode: z.string(),
  summary: z.string(),
  providerId: z.string(),
  university: z.string(),
  town: z.string(),
  picture: z.string().nullable(),
  latlon: latlonSchema,
  subjectGuides: z.array(z.string()),
  options: z.tuple([optionSchema], optionSchema),
  distance: z.number().nullable(),
});

const countsSchema = z.array(z.object({ value: z.string(), count: z.int() }));

/** One page of courses (FAV-29, FAV-30). */
export const coursePageSchema = z
  .object({
    total: z.int(),
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

export const countSchema = z.object({ total: z.int() }).transform(({ total }) => total);

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
        logo: pictureSchema,
        scheme: z.enum(studySchemes),
        description: z.array(z.string()),
        entryRequirements: z.array(z.object({ label: z.string(), text: z.string() })),
        contact: z.object({ phone: z.string(), email: z.string(), url: webAddress }),
      }),
    ),
  })
  .transform(({ results: [course = null] }) => course);

/** A university, as far as it is read (FAV-16). */
const uniSchema = z.object({
  providerId: z.string(),
  name: z.string(),
  sortName: z.string(),
  image: z.string().nullable(),
  banner: z.string().nullable(),
  latlon: latlonSchema,
  address: z.object({
    providerAddress1: z.string(),
    providerAddress2: z.string(),
    providerAddress3: z.string(),
    providerLocation: z.string(),
    providerPostcode: z.string(),
  }),
  country: z.string(),
  url: webAddress,
  phone: z.string(),
  email: z.string(),
  tef: z.string().nullable(),
  distance: z.number().nullable(),
  entityId: z.string(),
  accommodationUrl: webAddress,
  unibuddyId: z.string().nullable(),
  nssScore: z.number().nullable(),
  avgSalary: z.number().nullable(),
  extended: z
    .array(z.object({ label: z.string(), description: z.string(), link: webAddress }))
    .default([]),
});

/** One page of universities (FAV-32). */
export const uniPageSchema = z
  .object({ total: z.int(), letters: z.array(z.string()), results: z.array(uniSchema) })
  .transform(({ results, ...rest }) => ({ ...rest, unis: results }));

export const unisSchema = z
  .object({ results: z.array(uniSchema) })
  .transform(({ results }) => results);

/** The names of all universities (FAV-34). */
export const uniNamesSchema = z
  .object({ results: z.array(z.object({ providerId: z.string(), university: z.string() })) })
  .transform(({ results }) => results);
