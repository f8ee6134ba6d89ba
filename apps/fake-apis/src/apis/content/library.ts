import { faces as facesOfHub, hubStages, studyLevels } from '@applicant-hub/domain';
import { z } from 'zod';
import type { Records } from '#src/store/records.ts';
import { barsPublished } from '../qualifications/bars.ts';
import { articles } from './articles.ts';
import { answeredFaqs, FAQ_PATH } from './faqs/faqs.ts';
import { locationGuides } from './location-guides.ts';
import { pages } from './pages.ts';
import { personalArticles } from './personal-articles.ts';
import { promotions } from './promotions.ts';
import { subjectGuides } from './subject-guides.ts';
import { tariffGroups } from './tariff-groups.ts';
import { videos } from './videos.ts';

const nid = z.string().regex(/^\d+$/, 'must be a number');
const text = z.string();
/** URL; null when there is no picture. */
const picture = text.nullable();
/** 1 when published, 0 for a draft. */
const status = z.union([z.literal(0), z.literal(1)]);

const subjectGuide = z.strictObject({
  nid,
  url: text,
  title: text,
  /** Media category. */
  field_subject_map: text,
  field_image: picture,
  field_icon: picture,
});

const locationGuide = z.strictObject({
  nid,
  url: text,
  title: text,
  summary: text,
  image: picture,
  provider_count: z.int(),
  /** Null for guides that are older than this field. */
  type: z.enum(['region-guide', 'country-guide', 'city-guide']).nullable(),
  status,
});

const page = z.strictObject({
  nid,
  url: text,
  title: text,
  summary: text,
  type: text,
  image: picture,
  status,
});

const article = z.strictObject({
  id: text,
  url: text,
  title: text,
  image: picture,
  subjectGuides: z.array(nid).readonly(),
});

/**
 * The situations of an applicant (`Face`) in which an item is shown; a missing list means all
 * situations.
 */
const faces = z.array(z.enum(facesOfHub)).readonly().optional();

const personalArticle = z.strictObject({
  title: text,
  url: text,
  summary: text,
  image: picture,
  /** Names of schemes. */
  schemes: z.array(text).readonly(),
  /** An empty list means all stages. */
  stages: z.array(z.enum(hubStages)).readonly(),
  /** An empty list means all regions. */
  regions: z.array(text).readonly(),
  /** Editors' picks are listed first. */
  isPick: z.boolean().default(false),
  faces,
});

const faq = z.strictObject({
  label: text,
  /** Path of the answer page. */
  value: text,
  /** Names of schemes. */
  schemes: z.array(text).readonly(),
});

const video = z.strictObject({
  brightcove_id: text,
  image: picture,
  title: text,
  summary: text,
  studyLevels: z.array(z.enum(studyLevels)).readonly(),
  faces,
});

const promotion = z.strictObject({
  title: text,
  summary: text,
  url: text,
  image: picture,
  byline: text,
  link: text,
  visibility: text,
});

const tariffGroup = z.strictObject({
  group: text,
  items: z
    .array(
      z.strictObject({
        name: text,
        group: text,
        code: text,
        grades: z.array(z.strictObject({ grade: text, score: z.int().nonnegative() })).readonly(),
      }),
    )
    .readonly(),
});

const subjectBar = z.strictObject({
  qualification: text,
  subjects: z.array(text).max(4).readonly(),
  subjectGuide: text,
  applicants: z.int().nonnegative(),
});

/** The schema of each kind of published content, in the format of the API. */
export const shelves = {
  subjectGuides: z.array(subjectGuide),
  locationGuides: z.array(locationGuide),
  pages: z.array(page),
  articles: z.array(article),
  personalArticles: z.array(personalArticle),
  faqs: z.array(faq),
  videos: z.array(video),
  promotions: z.array(promotion),
  tariffGroups: z.array(tariffGroup),
  subjectBars: z.array(subjectBar),
};

type Shelf = keyof typeof shelves;
export type Shelves = { readonly [Name in Shelf]: Readonly<z.infer<(typeof shelves)[Name]>> };

/**
 * Content that editors publish for all accounts. All items of a shelf can be replaced for one
 * account.
 */
export interface Library {
  read: <Name extends Shelf>(account: string, shelf: Name) => Shelves[Name];
  replace: <Name extends Shelf>(account: string, shelf: Name, items: Shelves[Name]) => void;
}

/** @param url origin of the fake APIs, which serve the pictures */
export function libraryOf(records: Records, url: string): Library {
  const replaced = records.collection<Shelves[Shelf]>('content', 'shelf');
  const published = publishedAt(url);
  return {
    read: <Name extends Shelf>(account: string, shelf: Name) =>
      // Only `replace` below writes these rows, with the name of the shelf as the key.
      (replaced.find(account, shelf) as Shelves[Name] | null) ?? published[shelf],
    replace: (account, shelf, items) => replaced.put(account, shelf, items),
  };
}

function publishedAt(url: string): Shelves {
  const pictureOf = (kind: string, id: string) => `${url}/pictures/${kind}/${id}.svg`;
  return {
    subjectGuides: subjectGuides.map((guide) => ({
      ...guide,
      url: `/ucas/subject-guides/${slug(guide.title)}`,
      field_image: pictureOf('subjects', guide.nid),
      field_icon: pictureOf('subject-icons', guide.nid),
    })),
    locationGuides: locationGuides.map((guide) => ({
      ...guide,
      url: `/undergraduate/where-to-study/${slug(guide.title)}`,
      image: pictureOf('locations', guide.nid),
    })),
    pages: pages.map((item) => ({ ...item, image: pictureOf('pages', item.nid) })),
    articles: articles.map((item) => ({
      ...item,
      url: `${url}/site/articles/${slug(item.title)}`,
      image: pictureOf('articles', item.id),
    })),
    personalArticles: personalArticles.map(({ slug, hasPicture, ...item }) => ({
      ...item,
      url: `/ucas/articles/${slug}`,
      image: hasPicture ? pictureOf('articles', slug) : null,
    })),
    faqs: answeredFaqs.map(({ slug, question, schemes }) => ({
      label: question,
      value: `${FAQ_PATH}/${slug}`,
      schemes,
    })),
    videos: videos.map((item) => ({ ...item, image: pictureOf('videos', item.brightcove_id) })),
    promotions: promotions.map((item) => ({
      ...item,
      image: pictureOf('pages', slug(item.title)),
    })),
    tariffGroups,
    // A getter, so that only requests for this file wait until it is built.
    get subjectBars() {
      return barsPublished();
    },
  };
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '');
}
