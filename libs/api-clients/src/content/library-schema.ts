import { type LocationGuide, locationTypes, toLocationGuide } from '@applicant-hub/domain';
import type { Article, Page, Subject, TariffType } from '@applicant-hub/domain';
import { z } from 'zod';
import { addressSchema, pictureSchema, withAddress } from './address.ts';

/** The answer to the query for subject guides: the subjects (FAV-15). */
export const subjectGuidesSchema = z
  .object({
    data: z.object({
      subjectGuides: z.array(
        z.object({
          nid: z.string(),
          url: addressSchema,
          title: z.string(),
          field_subject_map: z.string(),
          field_image: pictureSchema,
          field_icon: pictureSchema,
        }),
      ),
    }),
  })
  .transform(({ data }): Subject[] =>
    withAddress(data.subjectGuides).map(
      ({ nid, url, title, field_subject_map, field_image, field_icon }) => ({
        id: nid,
        title,
        image: field_image,
        icon: field_icon,
        url,
        subjectMap: field_subject_map,
      }),
    ),
  );

/** The answer to the query for location guides: the places, with the rules applied (FAV-17). */
export const locationGuidesSchema = z
  .object({
    data: z.object({
      locationGuides: z.array(
        z.object({
          nid: z.string(),
          title: z.string(),
          summary: z.string(),
          url: addressSchema,
          image: pictureSchema,
          provider_count: z.number(),
          type: z.enum(locationTypes).nullable(),
        }),
      ),
    }),
  })
  .transform(({ data }): LocationGuide[] =>
    withAddress(data.locationGuides).map(({ nid, provider_count, ...sameName }) =>
      toLocationGuide({ id: nid, providerCount: provider_count, ...sameName }),
    ),
  );

/** The answer to the query for pages (FAV-18). */
export const pagesSchema = z
  .object({
    data: z.object({
      pages: z.array(
        z.object({
          nid: z.string(),
          title: z.string(),
          summary: z.string(),
          url: addressSchema,
          type: z.string(),
          image: pictureSchema,
        }),
      ),
    }),
  })
  .transform(({ data }): Page[] =>
    withAddress(data.pages).map(({ nid, ...sameName }) => ({ id: nid, ...sameName })),
  );

/** The answer of the article call (FAV-19). */
export const articlesSchema = z
  .object({
    posts: z.array(
      z.object({ image: pictureSchema, id: z.string(), title: z.string(), url: addressSchema }),
    ),
  })
  .transform(({ posts }): Article[] => withAddress(posts));

/** The answer of the Tariff list: the qualifications of all groups, in their order (TAR-3). */
export const tariffListSchema = z
  .object({
    groups: z.array(
      z.object({
        items: z.array(
          z.object({
            name: z.string(),
            group: z.string(),
            code: z.string(),
            grades: z.array(z.object({ grade: z.string(), score: z.number() })),
          }),
        ),
      }),
    ),
  })
  .transform(({ groups }): TariffType[] => groups.flatMap(({ items }) => items));
