import { oneOf } from '../chance.ts';
import type { CatalogueCourse, CatalogueOption } from '../catalogue/course.ts';
import { distanceBetween, type LatLng } from '../distance.ts';
import type { FoundCourse } from '../search/find-courses.ts';
import { startDateOf } from './academic-year.ts';

export interface ResponseScope {
  readonly academicYear: number;
  /** Distances are measured from this place. */
  readonly near: LatLng | null;
  /** Origin of the fake APIs. */
  readonly url: string;
}

/** A course in a list (specification 0, section 3). The requested option is the first option. */
export function courseResponse({ course, option }: FoundCourse, scope: ResponseScope) {
  const { id, provider } = course;
  const others = course.options.filter((other) => other !== option);
  return {
    courseId: id,
    courseOptionId: option.id,
    academicYearId: String(scope.academicYear),
    course: course.title,
    courseCode: course.code,
    summary: summaryOf(course),
    providerId: provider.providerId,
    university: provider.name,
    town: provider.town,
    picture: `${scope.url}/pictures/courses/${id}.svg`,
    latlon: provider.latlon,
    subjectGuides: course.subjects.map((subject) => subject.id),
    options: [option, ...others].map((each) => optionResponse(each, course, scope.academicYear)),
    distance: distanceTo(provider.place, scope.near),
  };
}

function optionResponse(
  { id, start, duration, studyMode, locationType }: CatalogueOption,
  { qualification, points }: CatalogueCourse,
  academicYear: number,
) {
  return {
    courseOptionId: id,
    startDate: startDateOf(start, academicYear),
    duration,
    qualification,
    ucasPoints: pointsResponse(points),
    studyMode,
    locationType,
  };
}

export function pointsResponse(points: CatalogueCourse['points']): string {
  if (points === null) return '';
  const { min, max } = points;
  return min === max ? String(min) : `${min}-${max}`;
}

export const distanceTo = (place: LatLng | null, near: LatLng | null): number | null =>
  place === null || near === null ? null : distanceBetween(near, place);

/** One or two sentences for a card. */
function summaryOf({ id, subjects: [{ about }], provider, title }: CatalogueCourse): string {
  const { name, town } = provider;
  return oneOf(`summary ${id}`, [
    `Learn about ${about}. Small groups, and people at ${name} who know your name.`,
    `At ${name} you learn about ${about}, with projects of your own from the first year.`,
    `${title} in ${town}: learn about ${about}, and try it out beyond the classroom.`,
    `A course about ${about}. You choose what to go deeper into.`,
  ]);
}
