import { m } from '@applicant-hub/copy';
import {
  distanceKm,
  type CourseDetails,
  type LatLng,
  type OwnPoints,
  rangeOf,
  type Uni,
} from '@applicant-hub/domain';
import { courseFacts, distanceWords } from '#app/features/catalogue/course/course-facts.ts';
import { pointsTag } from '#app/features/catalogue/points/own-points.server.ts';
import { poundsWords } from '#app/features/catalogue/cards/pounds.ts';
import type { Home } from '#app/features/reference-data/reference.server.ts';
import type { Place } from '#app/features/favourites/place.ts';
import type { ComparedFact, FactBar } from './view-types.ts';

export interface CourseInfo {
  readonly course: CourseDetails;
  readonly uni: Uni | null;
  readonly slot: Place;
}

/** The applicant's data that courses are compared with. */
interface Surroundings {
  readonly home: Home;
  readonly points: OwnPoints;
  /** The conditions that the applicant wrote for an offer of the course; null if there are none. */
  readonly conditionsOf: (course: CourseDetails) => string | null;
}

/**
 * The facts of a comparison, in the order of the table.
 *
 * @param own null for a shared comparison, which has no rows about the applicant
 */
export function comparedFacts(
  infos: readonly CourseInfo[],
  own: Surroundings | null,
): ComparedFact[] {
  const fact = (label: string, valueOf: (info: CourseInfo) => string | null): ComparedFact => {
    const values = infos.map(valueOf);
    return { label, values, bars: null, isSame: new Set(values).size === 1 };
  };
  const published = (...row: Parameters<typeof fact>): ComparedFact => ({
    ...fact(...row),
    isPublished: true,
  });
  const figure = (
    { label, values, isSame }: ComparedFact,
    rangeOf: (info: CourseInfo) => FactBar | null,
    full?: number,
  ): ComparedFact => ({ label, values, bars: barsOf(infos.map(rangeOf), full), isSame });
  /** A row with one number for each course, as text and as a bar. */
  const amount = (
    label: string,
    amountOf: (info: CourseInfo) => number | null | undefined,
    wordsOf: (amount: number) => string,
    full?: number,
  ): ComparedFact =>
    figure(
      fact(label, (info) => {
        const value = amountOf(info);
        return value == null ? null : wordsOf(value);
      }),
      (info) => exactly(amountOf(info)),
      full,
    );
  const detail = (key: keyof ReturnType<typeof courseFacts>) => (info: CourseInfo) =>
    courseFacts(info.course.options[0])[key] || null;
  return [
    published(m.manage_column_university(), ({ course }) => course.university),
    fact(m.manage_column_town(), ({ course }) => course.town),
    // This row exists only in a hub that can locate postcodes.
    ...(own && own.home.postcode !== null
      ? [
          amount(
            m.manage_column_distance(),
            ({ course }) => kmFrom(own.home.place, course.latlon),
            distanceWords,
          ),
        ]
      : []),
    ...(own ? [fact(m.manage_compare_slot(), ({ slot }) => placeWords(slot))] : []),
    published(m.courses_qualification(), detail('qualification')),
    published(m.courses_duration(), detail('duration')),
    published(m.courses_study_mode(), detail('studyMode')),
    fact(m.courses_start_date(), detail('startDate')),
    figure(fact(m.courses_tariff_points(), detail('points')), ({ course }) => {
      const points = rangeOf(course.options[0].ucasPoints);
      return points && { least: points.min, most: points.max };
    }),
    ...(own?.points.kind === 'known'
      ? [
          fact(
            m.points_yours(),
            ({ course }) => pointsTag(own.points, course.options[0].ucasPoints)?.words ?? null,
          ),
        ]
      : []),
    ...(own && infos.some(({ course }) => own.conditionsOf(course) !== null)
      ? [
          // Tracking may name a course in other words, so a course that is not found may still have
          // an offer with conditions.
          fact(m.manage_compare_conditions(), ({ course }) => own.conditionsOf(course)),
        ]
      : []),
    ...requirementLabels(infos).map((label) =>
      published(m.manage_compare_requirement({ label }), ({ course }) =>
        requirement(course, label),
      ),
    ),
    fact(m.manage_column_tef(), ({ uni }) => uni?.tef ?? null),
    amount(
      m.manage_column_satisfaction(),
      ({ uni }) => uni?.nssScore,
      (score) => m.manage_satisfaction({ score }),
      100,
    ),
    amount(
      m.manage_compare_living(),
      ({ uni }) => uni?.costOfLiving,
      (pounds) => m.manage_compare_living_amount({ amount: poundsWords(pounds) }),
    ),
    amount(m.manage_compare_salary(), ({ uni }) => uni?.avgSalary, poundsWords),
  ];
}

const exactly = (value: number | null | undefined): FactBar | null =>
  value == null ? null : { least: value, most: value };

/** @param full the value of a full bar; by default the highest of the values */
function barsOf(
  ranges: readonly (FactBar | null)[],
  full = Math.max(1, ...ranges.map((range) => range?.most ?? 0)),
): (FactBar | null)[] {
  const percent = (value: number) => Math.round((100 * value) / full);
  return ranges.map((range) => range && { least: percent(range.least), most: percent(range.most) });
}

const kmFrom = (home: LatLng | null, place: LatLng | null): number | null =>
  home && place && distanceKm(home, place);

/** End of the label that the API has for Tariff points, in English for every user. */
const POINTS_LABEL = 'Tariff points';

/** The Tariff points have their own row. */
const requirementLabels = (infos: readonly CourseInfo[]) => {
  const labels = infos.flatMap(({ course }) => course.entryRequirements.map(({ label }) => label));
  return [...new Set(labels)].filter((label) => !label.endsWith(POINTS_LABEL));
};

const requirement = ({ entryRequirements }: CourseDetails, label: string) =>
  entryRequirements.find((one) => one.label === label)?.text ?? null;

function placeWords(slot: Place): string | null {
  if (slot === 'unknown') return null;
  return slot === null ? m.manage_compare_not_listed() : m.favourites_slot({ slot });
}
