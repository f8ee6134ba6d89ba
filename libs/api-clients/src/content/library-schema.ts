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
          nid: z.string().describe('identifies the favourite'),
          url: addressSchema.describe(
            'the address of the guide; a guide without a valid address is left out',
          ),
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
 * Response to the query for location guides. The transform applies the rules of the specification
 * (FAV-17).
 */
export const locationGuidesSchema = z
  .object({
    data: z.object({
      locationGuides: eachOf(
        z.object({
          nid: z.string().describe('identifies the favourite'),
          title: z.string().describe('name of the place'),
          summary: optionalText('summary').describe('the text on the card'),
          url: addressSchema.describe(
            'the address of the guide; a guide without a valid address is left out',
          ),
          image: optionalPicture('image').describe('picture of the card'),
          provider_count: optionalField('provider_count', z.number(), null).describe(
            'the number of universities in this place',
          ),
          type: z
            .enum(locationTypes)
            .nullable()
            .describe('whether the place is a city, a region or a country'),
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
          nid: z.string().describe('identifies the favourite'),
          title: z.string().describe('title of the page'),
          summary: optionalText('summary').describe('the text on the card'),
          url: addressSchema.describe(
            'the address that the card links to; an item without a valid address is left out',
          ),
          type: optionalText('type').describe('shown on the card: the kind of page'),
          image: optionalPicture('image').describe('picture of the card'),
        }),
      ),
    }),
  })
  .transform(({ data }): Page[] =>
    withAddress(data.pages).map(({ nid, ...sameName }) => ({ id: nid, ...sameName })),
  );

/** Response to the article call (FAV-19). */
export const articlesSchema = z
  .object({
    posts: eachOf(
      z.object({
        image: optionalPicture('image').describe('picture of the card'),
        id: z.string().describe('identifies the article, also when one is requested'),
        title: z.string().describe('title of the article'),
        url: addressSchema.describe(
          'the address that the card links to; an item without a valid address is left out',
        ),
      }),
    ),
  })
  .transform(({ posts }): Article[] => withAddress(posts));

/** Response to the personal article call (CON-4, CON-5). */
export const personalArticlesSchema = z
  .object({
    posts: eachOf(
      z.object({
        title: z.string().describe('title of the article'),
        image: optionalPicture('image').describe('picture of the card'),
        url: addressSchema.describe(
          'the address that the card links to; an item without a valid address is left out',
        ),
        summary: optionalText('summary').describe('the text on the card'),
        faces: facesSchema,
      }),
    ),
  })
  .transform(({ posts }): PersonalArticle[] => withAddress(posts));

/** Response to the FAQ search: all questions about the schemes (CON-1). */
export const faqsSchema = eachOf(
  z.object({
    label: z.string().describe('the question, whose text can be searched'),
    value: addressSchema.describe(
      'the address of the answer; a question without a valid address is left out',
    ),
  }),
).transform((faqs): Faq[] =>
  withAddress(faqs.map(({ label, value }) => ({ label, url: value }))).map(({ label, url }) => ({
    label,
    value: url,
  })),
);

/** Response to the video call (CON-8, CON-9). */
export const videosSchema = z
  .object({
    videos: eachOf(
      z.object({
        // The id becomes part of a URL, so its characters are restricted.
        brightcove_id: z
          .string()
          .regex(/^[\w-]+$/)
          .describe('identifies the video for the player'),
        image: optionalPicture('image').describe('picture of the video'),
        title: z.string().describe('title of the video'),
        summary: optionalText('summary').describe('the text below the video'),
        faces: facesSchema,
      }),
    ),
  })
  .transform(({ videos }): Video[] =>
    videos.map(({ brightcove_id, ...sameName }) => ({ brightcoveId: brightcove_id, ...sameName })),
  );

/**
 * Response to the Tariff list call: the qualifications in all groups, in the API's order (TAR-3).
 */
export const tariffListSchema = z
  .object({
    groups: eachOf(
      z.object({
        items: eachOf(
          z.object({
            name: z.string().describe('the name of the qualification in the list'),
            group: z.string().describe('the heading above the qualification in the list'),
            code: z.string().describe('the value that is saved'),
            grades: eachOf(
              z.object({
                grade: z.string().describe('the name of the grade in the list'),
                score: z.number().describe('the Tariff points of the grade'),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .transform(({ groups }): TariffType[] => groups.flatMap(({ items }) => items));
