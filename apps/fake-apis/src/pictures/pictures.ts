import type { Context } from 'hono';
import type { ServicesEnv } from '../http/env.ts';
import { svgResponse } from './svg-response.ts';
import { course } from './courses.ts';
import { location } from './locations.ts';
import { article, page } from './papers.ts';
import { drawing, HEIGHT, WIDTH } from './shapes.ts';
import { subjectIcon } from './subject-icons.ts';
import { subject } from './subjects.ts';
import { banner, uni } from './unis.ts';
import { video } from './videos.ts';

const ICON = 48;

const picture = (draw: (id: string) => string) => (id: string) => drawing(WIDTH, HEIGHT, draw(id));

/** The drawing functions by path segment. */
const kinds: Readonly<Record<string, (id: string) => string>> = {
  courses: picture(course),
  unis: picture(uni),
  banners: picture(banner),
  subjects: picture(subject),
  'subject-icons': (id) => drawing(ICON, ICON, subjectIcon(id)),
  locations: picture(location),
  pages: picture(page),
  articles: picture(article),
  videos: picture(video),
};

export const pictureKinds = Object.keys(kinds);

/**
 * The picture of an item. The same kind and id always have the same picture.
 *
 * @returns SVG, or null when the kind has no pictures
 */
export const drawPicture = (kind: string, id: string): string | null =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.(id) ?? null) : null;

/** Fakes the image server: `/pictures/<kind>/<id>.svg`. */
export function pictureFile(c: Context<ServicesEnv>): Response | Promise<Response> {
  const { kind = '', file = '' } = c.req.param();
  const id = /^([\w-]{1,100})\.svg$/.exec(file)?.[1];
  const svg = id === undefined ? null : drawPicture(kind, id);
  return svg === null ? c.notFound() : svgResponse(svg);
}
