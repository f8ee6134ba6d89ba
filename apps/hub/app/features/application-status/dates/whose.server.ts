import {
  type AppInfoPart,
  closedWays,
  closesEarly,
  type ClosedWaysInput,
  type CycleDate,
  type MyApplication,
  type MyCycleDate,
  myCycleDates,
  statusInYear,
  type TileStatus,
  type WhoseDates,
} from '@applicant-hub/domain';
import { lastKnown, type Shown } from '../tile/last-known.server.ts';

/** The application of a tile, with the facts that decide its dates. */
export interface TileDates extends Omit<WhoseDates, 'dates' | 'applications'> {
  /** Null while unknown. */
  dates: readonly CycleDate[] | null;
  application: MyApplication;
}

/** Empty while the dates are unknown. */
export const datesOfTile = ({ dates, application, ...whose }: TileDates): readonly MyCycleDate[] =>
  myCycleDates({ ...whose, dates: dates ?? [], applications: [application] });

/** The day on which Extra opens, if the applicant cannot add a choice until then. */
export const extraOpensIn = (dates: readonly MyCycleDate[]): MyCycleDate | undefined =>
  dates.find(({ kind }) => kind === 'extraOpens');

export interface OfYear extends Omit<ClosedWaysInput, 'dates'> {
  dates: readonly CycleDate[] | null;
}

export const closedOf = ({ dates, ...year }: OfYear) => closedWays({ ...year, dates: dates ?? [] });

interface InYear extends OfYear {
  status: TileStatus;
  part: Pick<AppInfoPart, 'originalApplications' | 'isInEmbargo'>;
}

/** The choices are hidden during an embargo. */
export const applicationIn = (input: InYear): MyApplication => ({
  scheme: input.scheme,
  status: statusInYear(input.status, closedOf(input)),
  decisions: input.part.isInEmbargo ? [] : input.part.originalApplications,
  hasApplied: input.part.originalApplications.length > 0,
});

/**
 * The application of a tile, or the last known application while its APIs fail. The applicant is
 * known to have applied if tracking has choices, or if the last status was unknown to the hub.
 */
export function applicationOfTile(input: Shown & OfYear): MyApplication {
  const application = applicationIn(lastKnown(input));
  const hasApplied =
    input.part.originalApplications.length > 0 || input.lastGood?.status === 'statusUnknown';
  return { ...application, hasApplied: application.hasApplied || hasApplied };
}

/** Whether a choice closes at the early deadline. */
export const choosesEarly = ({ decisions }: Pick<MyApplication, 'decisions'>): boolean =>
  decisions.some(({ institutionName, courseName }) =>
    closesEarly({ university: institutionName ?? '', course: courseName ?? '' }),
  );
