import { paths } from './links.ts';

/** The page of a university (SH-26). */
export const uniPath = (providerId: string): string =>
  `/explore/uni-detail/${encodeURIComponent(providerId)}`;

export const uniCoursesPath = (providerId: string): string =>
  `${paths.results}?${new URLSearchParams({ unis: providerId }).toString()}`;

export const subjectCoursesPath = (subjectGuides: readonly string[]): string =>
  `${paths.results}?${new URLSearchParams(subjectGuides.map((id) => ['subjectGuides', id])).toString()}`;
