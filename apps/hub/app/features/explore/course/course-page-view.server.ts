import { m } from '@applicant-hub/copy';
import {
  fullTitleOf,
  type CourseDetails,
  type CourseOption,
  type LatLng,
  type OwnPoints,
} from '@applicant-hub/domain';
import { distanceKm, formatMonth } from '@applicant-hub/domain';
import { applyPath } from '#app/platform/paths/apply-path.ts';
import { courseFacts, distanceWords, pointsWords } from '#app/features/catalogue/course-facts.ts';
import { coursePicture } from '#app/features/catalogue/course-picture.ts';
import { pointsLine, pointsTag } from '#app/features/catalogue/own-points.server.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import type { CourseView, OptionView } from './view-types.ts';

/** What the page of a course is made of. */
export interface LoadedCourse {
  readonly course: CourseDetails;
  /** As the address asks for it. */
  readonly courseOptionId: string | null;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
  /** Where the applicant is. */
  readonly home: LatLng | null;
  /** The applicant's own points. */
  readonly points: OwnPoints;
  /** Where the way back leads; null when the address does not say. */
  readonly backUrl: string | null;
}

/** The page of a course with one of its options chosen: the one asked for, or the first. */
export function courseView(loaded: LoadedCourse): CourseView {
  const { course, home, backUrl } = loaded;
  const { courseId, academicYearId, providerId } = course;
  const option = chosenOption(loaded);
  const { courseOptionId } = option;
  return {
    title: course.course,
    fullTitle: fullTitleOf(course),
    ref: { courseId, courseOptionId, academicYearId },
    isFavourite: loaded.isFavourite,
    university: course.university,
    uniHref: uniPath(providerId),
    place: placeWords(course, home),
    ...coursePicture(course),
    summary: course.summary,
    description: course.description,
    facts: courseFacts(option),
    check: pointsTag(loaded.points, option.ucasPoints),
    points: pointsLine(loaded.points, coursePath({ courseId, courseOptionId }, backUrl)),
    locationType: option.locationType,
    courseCode: course.courseCode,
    yearOfEntry: academicYearId,
    options: [...course.options]
      .sort(byStart)
      .map((one) => optionView(courseId, one, one === option, backUrl)),
    entryRequirements: course.entryRequirements,
    pointsSentence:
      option.ucasPoints === null
        ? m.courses_points_sentence_not_used()
        : m.courses_points_sentence({ points: pointsWords(option.ucasPoints) }),
    contact: course.contact,
    applyHref: applyPath({ courseId, courseOptionId, scheme: course.scheme }),
    map: {
      id: providerId,
      name: course.university,
      href: uniPath(providerId),
      place: course.latlon,
    },
  };
}

const chosenOption = ({ course, courseOptionId }: LoadedCourse): CourseOption =>
  course.options.find((one) => one.courseOptionId === courseOptionId) ?? course.options[0];

function placeWords({ town, latlon }: CourseDetails, home: LatLng | null): string {
  if (home === null || latlon === null) return town;
  return m.courses_place({ town, distance: distanceWords(distanceKm(home, latlon)) });
}

/** The API puts the option that was asked for first; on the page each keeps its place. */
const byStart = (a: CourseOption, b: CourseOption): number =>
  a.startDate.localeCompare(b.startDate) || a.courseOptionId.localeCompare(b.courseOptionId);

const optionView = (
  courseId: string,
  option: CourseOption,
  isChosen: boolean,
  backUrl: string | null,
): OptionView => ({
  title: m.courses_option_title({ mode: option.studyMode, start: formatMonth(option.startDate) }),
  words: [option.duration, option.qualification, option.locationType].join(', '),
  href: coursePath({ courseId, courseOptionId: option.courseOptionId }, backUrl),
  isChosen,
});
