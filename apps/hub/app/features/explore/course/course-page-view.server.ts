import { m } from '@applicant-hub/copy';
import {
  fullTitleOf,
  type CourseDetails,
  type CourseOption,
  type CoursePoints,
  type LatLng,
  type OwnPoints,
} from '@applicant-hub/domain';
import { distanceKm } from '@applicant-hub/domain';
import { applyPath } from '#app/platform/paths/apply-path.ts';
import {
  courseFacts,
  distanceWords,
  pointsWords,
  startWords,
} from '#app/features/catalogue/course/course-facts.ts';
import { choiceOf, type ChosenCourse } from '#app/features/catalogue/choice/own-choice.ts';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import { pointsLine, pointsTag } from '#app/features/catalogue/points/own-points.server.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import type { CourseView, OptionView } from './view-types.ts';

export interface LoadedCourse {
  readonly course: CourseDetails;
  /** The option in the address. */
  readonly courseOptionId: string | null;
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
  readonly home: LatLng | null;
  readonly points: OwnPoints;
  readonly chosen: readonly ChosenCourse[];
  /** The target of the back link; null if the address contains no target. */
  readonly backUrl: string | null;
}

/** The requested option is selected, or otherwise the first option. */
export function courseView(loaded: LoadedCourse): CourseView {
  const { course, home, backUrl } = loaded;
  const { courseId, academicYearId, providerId } = course;
  const option = chosenOption(loaded);
  const { courseOptionId } = option;
  const check = pointsTag(loaded.points, option.ucasPoints);
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
    check,
    points: pointsLine(loaded.points, coursePath({ courseId, courseOptionId }, backUrl), [check]),
    locationType: option.locationType || m.courses_not_known(),
    courseCode: course.courseCode || m.courses_not_known(),
    yearOfEntry: academicYearId,
    options: [...course.options]
      .sort(byStart)
      .map((one) => optionView(courseId, one, one === option, backUrl)),
    entryRequirements: course.entryRequirements,
    pointsSentence: pointsSentence(option.ucasPoints),
    contact: course.contact,
    applyHref: applyPath({ courseId, courseOptionId, scheme: course.scheme }),
    choice: choiceOf(loaded.chosen, course),
    map: {
      id: providerId,
      name: course.university,
      href: uniPath(providerId),
      place: course.latlon,
    },
  };
}

function pointsSentence(points: CoursePoints): string {
  if (points === 'notKnown') return m.courses_points_sentence_not_known();
  if (points === null) return m.courses_points_sentence_not_used();
  return m.courses_points_sentence({ points: pointsWords(points) });
}

const chosenOption = ({ course, courseOptionId }: LoadedCourse): CourseOption =>
  course.options.find((one) => one.courseOptionId === courseOptionId) ?? course.options[0];

function placeWords({ town, latlon }: CourseDetails, home: LatLng | null): string {
  if (home === null || latlon === null) return town;
  return m.courses_place({ town, distance: distanceWords(distanceKm(home, latlon)) });
}

/** Sorts after every date, so that options without a start date are last. */
const LAST = '9999';

/** The API returns the requested option first, but the page shows the options in a fixed order. */
const byStart = (a: CourseOption, b: CourseOption): number =>
  (a.startDate ?? LAST).localeCompare(b.startDate ?? LAST) ||
  a.courseOptionId.localeCompare(b.courseOptionId);

const optionView = (
  courseId: string,
  option: CourseOption,
  isChosen: boolean,
  backUrl: string | null,
): OptionView => ({
  title: m.courses_option_title({
    mode: option.studyMode || m.courses_not_known(),
    start: startWords(option),
  }),
  words: [option.duration, option.qualification, option.locationType].filter(Boolean).join(', '),
  href: coursePath({ courseId, courseOptionId: option.courseOptionId }, backUrl),
  isChosen,
});
