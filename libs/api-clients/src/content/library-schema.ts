import { type LocationGuide, locationTypes, toLocationGuide } from '@applicant-hub/domain';
import type {
  Article,
  Faq,
  Page,
  PersonalArticle,
  Subject,
  TariffType,
  Video,
} from '@applicant-hub/domain';
import { z } from 'zod';
import { eachOf } from '../http/each-of.ts';
import { addressSchema, pictureSchema, withAddress } from '../http/address.ts';

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

/** The answer of the article call for a person (CON-4, CON-5). */
export const personalArticlesSchema = z
  .object({
    posts: z.array(
      z.object({
        title: z.string(),
        image: pictureSchema,
        url: addressSchema,
        summary: z.string(),
      }),
    ),
  })
  .transform(({ posts }): PersonalArticle[] => withAddress(posts));

/** The answer of the FAQ search: every question of the schemes (CON-1). */
export const faqsSchema = z
  .array(z.object({ label: z.string(), value: addressSchema }))
  .transform((faqs): Faq[] =>
    faqs.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  );

/** The answer of the video call (CON-8, CON-9). */
export const videosSchema = z
  .object({
    videos: eachOf(
      z.object({
        // It becomes a part of an address.
        brightcove_id: z.string().regex(/^[\w-]+$/),
        image: pictureSchema,
        title: z.string(),
        summary: z.string(),
      }),
    ),
  })
  .transform(({ videos }): Video[] =>
    videos.map(({ brightcove_id, ...sameName }) => ({ brightcoveId: brightcove_id, ...sameName })),
  );

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
