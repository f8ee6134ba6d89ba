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
import { addressSchema, withAddress } from '../http/address.ts';
import { optionalField } from '../http/optional-field.ts';
import { optionalPicture } from '../http/optional-picture.ts';
import { optionalText } from '../http/optional-text.ts';
import { facesSchema } from './faces-schema.ts';

/** Response to the query for subject guides (FAV-15). */
export const subjectGuidesSchema = z
  .object({
    data: z.object({
      subjectGuides: eachOf(
        z.object({
          nid: z.string().describe('what favourites are kept by'),
          url: addressSchema.describe('where the guide leads; one that leads nowhere is left out'),
          title: z.string().describe('name of the subject'),
          field_subject_map: optionalText('field_subject_map').describe(
            'the area of the subject, in tables',
          ),
          field_image: optionalPicture('field_image').describe('picture of the card'),
          field_icon: optionalPicture('field_icon').describe('picture of the tile'),
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

/**
 * Response to the query for location guides, with the rules of the specification applied (FAV-17).
 */
export const locationGuidesSchema = z
  .object({
    data: z.object({
      locationGuides: eachOf(
        z.object({
          nid: z.string().describe('what favourites are kept by'),
          title: z.string().describe('name of the place'),
          summary: optionalText('summary').describe('the words on the card'),
          url: addressSchema.describe('where the guide leads; one that leads nowhere is left out'),
          image: optionalPicture('image').describe('picture of the card'),
          provider_count: optionalField('provider_count', z.number(), null).describe(
            'how many universities are there',
          ),
          type: z
            .enum(locationTypes)
            .nullable()
            .describe('decides whether it is a city, a region or a country'),
        }),
      ),
    }),
  })
  .transform(({ data }): LocationGuide[] =>
    withAddress(data.locationGuides).map(({ nid, provider_count, ...sameName }) =>
      toLocationGuide({ id: nid, providerCount: provider_count, ...sameName }),
    ),
  );

/** Response to the query for pages (FAV-18). */
export const pagesSchema = z
  .object({
    data: z.object({
      pages: eachOf(
        z.object({
          nid: z.string().describe('what favourites are kept by'),
          title: z.string().describe('title of the page'),
          summary: optionalText('summary').describe('the words on the card'),
          url: addressSchema.describe('where the card leads; one that leads nowhere is left out'),
          type: optionalText('type').describe('said on the card: what kind of page it is'),
          image: optionalPicture('image').describe('picture of the card'),
        }),
      ),
    }),
  })
  .transform(({ data }): Page[] =>
    withAddress(data.pages).map(({ nid, ...sameName }) => ({ id: nid, ...sameName })),
  );

/** Response of the article call (FAV-19). */
export const articlesSchema = z
  .object({
    posts: eachOf(
      z.object({
        image: optionalPicture('image').describe('picture of the card'),
        id: z.string().describe('keeps articles apart; those that were asked for are found by it'),
        title: z.string().describe('title of the article'),
        url: addressSchema.describe('where the card leads; one that leads nowhere is left out'),
      }),
    ),
  })
  .transform(({ posts }): Article[] => withAddress(posts));

/** Response of the personal article call (CON-4, CON-5). */
export const personalArticlesSchema = z
  .object({
    posts: eachOf(
      z.object({
        title: z.string().describe('title of the article'),
        image: optionalPicture('image').describe('picture of the card'),
        url: addressSchema.describe('where the card leads; one that leads nowhere is left out'),
        summary: optionalText('summary').describe('the words on the card'),
        faces: facesSchema,
      }),
    ),
  })
  .transform(({ posts }): PersonalArticle[] => withAddress(posts));

/** Response of the FAQ search: all questions of the schemes (CON-1). */
export const faqsSchema = eachOf(
  z.object({
    label: z.string().describe('the question, which is searched'),
    value: addressSchema.describe('where its answer is; one that leads nowhere is left out'),
  }),
).transform((faqs): Faq[] =>
  withAddress(faqs.map(({ label, value }) => ({ label, url: value }))).map(({ label, url }) => ({
    label,
    value: url,
  })),
);

/** Response of the video call (CON-8, CON-9). */
export const videosSchema = z
  .object({
    videos: eachOf(
      z.object({
        // The id is used as part of a URL.
        brightcove_id: z
          .string()
          .regex(/^[\w-]+$/)
          .describe('what the player is told to play'),
        image: optionalPicture('image').describe('picture of the video'),
        title: z.string().describe('title of the video'),
        summary: optionalText('summary').describe('the words below it'),
        faces: facesSchema,
      }),
    ),
  })
  .transform(({ videos }): Video[] =>
    videos.map(({ brightcove_id, ...sameName }) => ({ brightcoveId: brightcove_id, ...sameName })),
  );

/** Response of the Tariff list: the qualifications of all groups, in the given order (TAR-3). */
export const tariffListSchema = z
  .object({
    groups: eachOf(
      z.object({
        items: eachOf(
          z.object({
            name: z.string().describe('the qualification that people choose from'),
            group: z.string().describe('heading that it stands below'),
            code: z.string().describe('what the choice is kept by'),
            grades: eachOf(
              z.object({
                grade: z.string().describe('the grade that people choose'),
                score: z.number().describe('the Tariff points that it counts'),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .transform(({ groups }): TariffType[] => groups.flatMap(({ items }) => items));
