import {
  isNamed,
  type KeyDate,
  keyDatesFor,
  type MyApplication,
  type MyCycleDate,
  myCycleDates,
  mySchemes,
  type Scheme,
  schemeOfName,
  type WhoseDates,
} from '@applicant-hub/domain';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getCycleDates, myDateLabel } from '#app/features/reference-data/cycle-dates.server.ts';
import { favoursEarly } from '../dates/favours-early.server.ts';
import { applicationOfTile, choosesEarly } from '../dates/whose.server.ts';
import { unsureSchemes } from '../applications/applications.server.ts';
import { type Committed, findRecalled } from './committed.server.ts';
import { findTiles, type KnownTiles } from './load-tiles.server.ts';

export interface MyYear extends Pick<WhoseDates, 'studyLevel'> {
  readonly applications: readonly MyApplication[];
  /** The applicant's dates of the cycle. Empty while the dates are unknown. */
  readonly dates: readonly MyCycleDate[];
  /** Whether the status of an application could not be checked, so the dates may not be certain. */
  readonly isUnsure: boolean;
}

/**
 * Returns the applicant's applications and dates, once per request. The tiles show the same
 * applications, so a list of dates and the tiles never disagree. If an application API refuses the
 * session, the applications are unknown, because the dates can be shown without them.
 */
export const findMyYear = (scope: RequestScope): Promise<MyYear> =>
  scope.context.once('my-year', async () => {
    const known = await findTiles(scope).catch((thrown: unknown) => {
      if (thrown instanceof Response) return null;
      throw thrown;
    });
    const applications = schemesOf(scope, known).map((scheme) => applicationIn(known, scheme));
    const isUnsure = known === null || unsureSchemes(known.applications).length > 0;
    return { ...(await yearOf(scope, applications)), isUnsure };
  });

/**
 * The applicant's applications and dates according to the latest committed statuses, which are
 * cached and need no call to an application API.
 */
export async function recallMyYear(scope: Scope): Promise<MyYear> {
  const recalled = await findRecalled(scope);
  const started = (['ug', 'uc'] as const).filter((scheme) => recalled[scheme] !== null);
  const { conservatoires } = preferenceAnswers(scope.applicant);
  const applications = mySchemes(started, conservatoires === 'yes').map((scheme) =>
    recalledApplication(scheme, recalled[scheme]),
  );
  return { ...(await yearOf(scope, applications)), isUnsure: true };
}

type Scope = Pick<RequestScope, 'context' | 'applicant'>;

async function yearOf(
  scope: Scope,
  applications: readonly MyApplication[],
): Promise<Omit<MyYear, 'isUnsure'>> {
  const { studyYear, studyLevel } = scope.applicant.personalisation;
  const [known, favours] = await Promise.all([getCycleDates(scope), favoursEarly(scope)]);
  const dates = myCycleDates({
    dates: known ?? [],
    studyYear,
    studyLevel,
    applications,
    isEarly: favours || applications.some(choosesEarly),
    now: scope.context.now(),
  });
  return { applications, studyLevel, dates };
}

const ownTiles = (known: KnownTiles | null) =>
  known?.tiles.filter(({ id }) => id !== 'startNew') ?? [];

/** A scheme with an uncertain status may have an application, with or without a tile. */
function schemesOf({ applicant }: RequestScope, known: KnownTiles | null): readonly Scheme[] {
  const { conservatoires } = preferenceAnswers(applicant);
  const unsure = known === null ? [] : unsureSchemes(known.applications);
  return mySchemes(
    [...ownTiles(known).map(({ scheme }) => scheme), ...unsure.filter((scheme) => scheme === 'ug')],
    conservatoires === 'yes',
  );
}

/** A scheme without a tile has no application, unless its API failed or is slow. */
function applicationIn(known: KnownTiles | null, scheme: Scheme): MyApplication {
  const tile = ownTiles(known).find((one) => one.scheme === scheme);
  if (tile !== undefined) return applicationOfTile(tile);
  if (known === null) return recalledApplication(scheme, null);
  const { applications } = known;
  return unsureSchemes(applications).includes(scheme)
    ? recalledApplication(scheme, applications.recalled[scheme])
    : { scheme, status: 'notStarted', decisions: [], hasApplied: false };
}

/**
 * An unknown status means that the application was submitted, because only a submitted application
 * can have one.
 */
const recalledApplication = (scheme: Scheme, last: Committed | null): MyApplication => ({
  scheme,
  status: last?.status ?? null,
  decisions: last?.decisions ?? [],
  hasApplied: last?.status === 'statusUnknown' || (last?.decisions ?? []).length > 0,
});

export interface ShownDate extends Pick<KeyDate, 'id' | 'title' | 'date' | 'time' | 'url'> {
  /** False for a date of the applicant's scheme that only informs, such as 'Clearing opens'. */
  readonly isMine: boolean;
}

/**
 * The key dates that concern the applicant, and the days for decisions that are not key dates.
 *
 * @param schemes the names of the schemes that the key dates are for
 */
export function datesToShow(
  keyDates: readonly KeyDate[],
  mine: MyYear,
  schemes: readonly string[],
): readonly ShownDate[] {
  const ids = new Set(keyDates.map(({ id }) => id));
  const named = new Set(mine.dates.filter(isNamed).map(({ id }) => id));
  const own = mine.applications.map(({ scheme }) => scheme);
  const days = mine.dates.filter(({ id, kind }) => kind === 'decisions' && !ids.has(id));
  return [
    ...keyDatesFor(keyDates, mine.dates, mine).map(({ cycle, ...date }) => ({
      ...date,
      isMine:
        cycle === null ||
        named.has(date.id) ||
        !date.schemes.some((name) => own.some((scheme) => scheme === schemeOfName(name))),
    })),
    ...(schemes.includes('undergraduate')
      ? days.map((day) => ({ ...day, title: myDateLabel(day), url: null, isMine: isNamed(day) }))
      : []),
  ];
}
