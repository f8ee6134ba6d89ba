import { favouriteKinds, type FavouritesOverview } from '../favourites/types.ts';
import { shortlistCourses } from '../favourites/shortlist.ts';
import type { SupportNeed } from '../preferences/groups.ts';
import type { HomeNation } from '../region/home-nation.ts';
import type { SchemeTag } from '../schemes/schemes.ts';
import type { HubStage } from '../stage/stage.ts';
import type { KnownTags } from './expression.ts';

export interface Activity {
  /** The tags for study mode, level and year, from `derivedTags`. */
  readonly derivedTags: readonly string[];
  readonly schemes: readonly SchemeTag[];
  readonly homeNation: HomeNation;
  readonly supportNeeds: readonly SupportNeed[];
  /** Null while unknown. */
  readonly favourites: Pick<FavouritesOverview, 'counts' | 'shortlist'> | null;
  /** Null while unknown. */
  readonly stage: HubStage | null;
  readonly isStatementStarted: boolean;
  readonly isStatementComplete: boolean;
  readonly isTodoStarted: boolean;
  readonly hasGrades: boolean;
  readonly hasNotes: boolean;
  readonly hasCompassSubjects: boolean;
  readonly hasTakenCareersQuiz: boolean;
}

/** A fact is `null` while unknown. */
type Facts = Readonly<Record<string, boolean | null>>;

/** Tags of home nations; a tag has no spaces. */
const nationTags: Readonly<Record<HomeNation, string>> = {
  Scotland: 'scotland',
  England: 'england',
  Wales: 'wales',
  'Northern Ireland': 'northernIreland',
  'Channel Islands': 'channelIslands',
  'Isle of Man': 'isleOfMan',
  International: 'international',
};

/**
 * The tags for visibility expressions (FED-23):
 *
 * - the derived tags: `bau` or `clearing`, `clearingTimer`, the level in lower case, the year;
 * - the schemes: `conservatoires`, `teachingScotland`, `teachingEngland`, `teachingWales`,
 * `apprenticeships`;
 * - the home nation: `scotland`, `england`, `wales`, `northernIreland`, `channelIslands`,
 * `isleOfMan`, `international`;
 * - the circumstances for support, with the same names as the answers: `beenInCare` and so on;
 * - the stage: `research`, `refine`, `ready`;
 * - `hasFavourites` (of any kind), `hasFavouriteCourses`, `hasFavouriteUnis`,
 * `hasFavouriteSubjects`, `hasShortlist`;
 * - `statementStarted`, `statementComplete`, `todoStarted`, `hasGrades`, `hasNotes`,
 * `hasCompassSubjects`, `careersQuizTaken`.
 */
export function activityTags(activity: Activity): KnownTags {
  const { favourites, stage } = activity;
  const counts = favourites?.counts;
  const known = (count: number | undefined) => (count === undefined ? null : count > 0);
  const facts: Facts = {
    research: stage && stage === 'Research',
    refine: stage && stage === 'Refine',
    ready: stage && stage === 'Ready',
    hasFavourites: known(counts && Math.max(...favouriteKinds.map((kind) => counts[kind]))),
    hasFavouriteCourses: known(counts?.courses),
    hasFavouriteUnis: known(counts?.unis),
    hasFavouriteSubjects: known(counts?.subjects),
    hasShortlist: known(
      favourites ? shortlistCourses(favourites.shortlist.slots).length : undefined,
    ),
    statementStarted: activity.isStatementStarted,
    statementComplete: activity.isStatementComplete,
    todoStarted: activity.isTodoStarted,
    hasGrades: activity.hasGrades,
    hasNotes: activity.hasNotes,
    hasCompassSubjects: activity.hasCompassSubjects,
    careersQuizTaken: activity.hasTakenCareersQuiz,
  };
  const named = (value: boolean | null) =>
    Object.keys(facts).filter((name) => facts[name] === value);
  return {
    has: new Set([
      ...activity.derivedTags,
      ...activity.schemes,
      nationTags[activity.homeNation],
      ...activity.supportNeeds,
      ...named(true),
    ]),
    unknown: new Set(named(null)),
  };
}
