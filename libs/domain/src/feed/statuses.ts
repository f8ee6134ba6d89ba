import type { CommittedStatuses } from '../apply-status/commit.ts';
import { type Scheme, schemes, type TileStatus } from '../apply-status/types.ts';
import { type ClosedYear, statusInYear, type YearStatus } from '../phases/year-status.ts';

/** What the feed is asked with: a tile status, or a name that older answers have for one (AMB-10). */
export type FeedInput = TileStatus | 'clearingAwaiting';

/** Statuses that share their next steps with another one (FED-5 to FED-10). */
const readAs = {
  unconditional: 'UCCF',
  unconditionalUCCF: 'UCCF',
  unconditionalUCCFCI: 'UCCFCI',
  unconditionalUCCFUI: 'UCCFUI',
  unconditionalUCCIUCCF: 'UCCI',
  awaitingConfirmReasons: 'awaitingConfirm',
  placedFirm: 'clearingPlacedFirm',
  placedInsurance: 'clearingPlacedInsurance',
  updating: 'embargo',
  clearingAwaiting: 'clearingWaiting',
} as const satisfies Partial<Record<FeedInput, TileStatus>>;

/** The same, for one scheme alone (FED-11). */
const readAsOf = {
  ug: { clearingUnknown: 'start', unavailable: 'start' },
  uc: {},
} as const satisfies Record<Scheme, Partial<Record<TileStatus, TileStatus>>>;

/** A status that next steps can be chosen for. */
export type FeedStatus = Exclude<YearStatus, 'notStarted' | keyof typeof readAs>;

/** The statuses that have next steps of their own, for each scheme. */
export type FeedStatusOf<S extends Scheme> = Exclude<FeedStatus, keyof (typeof readAsOf)[S]>;

/** Whose next steps are shown, and of which status. */
export type FeedSource = { [S in Scheme]: { scheme: S; status: FeedStatusOf<S> } }[Scheme];

/** For whom nothing has begun (FED-12). */
const beginning = (closed: ClosedYear): FeedSource => ({
  scheme: 'ug',
  status: statusInYear('start', closed.ug),
});

/** For whom something has begun that the feed does not speak of: steps that are true for everybody. */
const begun: FeedSource = { scheme: 'ug', status: 'default' };

/**
 * Which next steps somebody sees: those of each scheme that has begun, without conservatoires in
 * clearing mode (FED-12 to FED-14).
 *
 * @param inClearing clearing mode as the grid means it: `isGridClearing`
 * @param closed what has closed in their year: nobody is invited to what has
 */
export function feedSources(
  statuses: Readonly<Record<Scheme, FeedInput>>,
  inClearing: boolean,
  closed: ClosedYear,
): readonly FeedSource[] {
  const sources = includedSchemes(statuses, inClearing).flatMap((scheme) => {
    const status = statuses[scheme];
    return status === 'notStarted' ? [] : sourceOf(scheme, status, closed);
  });
  if (sources.length > 0) return sources;
  return [statuses.uc === 'notStarted' ? beginning(closed) : begun];
}

/** Whether somebody may wonder why an application cannot be reached (FED-15, AMB-58). */
export const isAnyUnavailable = (
  statuses: Readonly<Record<Scheme, FeedInput>>,
  inClearing: boolean,
): boolean =>
  includedSchemes(statuses, inClearing).some((scheme) => statuses[scheme] === 'unavailable');

const includedSchemes = (
  statuses: Readonly<Record<Scheme, FeedInput>>,
  inClearing: boolean,
): readonly Scheme[] =>
  schemes.filter((scheme) => statuses[scheme] !== 'notStarted' && !(scheme === 'uc' && inClearing));

function sourceOf(
  scheme: Scheme,
  status: Exclude<FeedInput, 'notStarted'>,
  closed: ClosedYear,
): FeedSource {
  const shared = statusInYear(isShared(status) ? readAs[status] : status, closed[scheme]);
  if (scheme === 'uc') return { scheme, status: shared };
  if (!isSharedByUg(shared)) return { scheme, status: shared };
  // It says nothing of the application, which is no beginner's where nothing can be begun any more.
  const { status: begins } = beginning(closed);
  return begins === 'over' ? begun : { scheme, status: readAsOf.ug[shared] };
}

const isShared = (status: FeedInput): status is keyof typeof readAs => status in readAs;
const isSharedByUg = (status: FeedStatus): status is keyof typeof readAsOf.ug =>
  status in readAsOf.ug;

/** Whether a status that does not show how far an application is has the content of a start (FED-11). */
export const isReadAsStart = (status: FeedInput): boolean => status in readAsOf.ug;

/**
 * The statuses that the feed goes by: what is shown, what was known before while an answer is late,
 * and nothing that could be wrong when nothing is known.
 *
 * @param shown the statuses of the tiles that show
 * @param unsure schemes whose answers have not come, or failed
 * @param known the statuses that were committed before
 */
export function feedStatuses(
  shown: Readonly<Partial<Record<Scheme, TileStatus>>>,
  unsure: readonly Scheme[],
  known: Readonly<Record<Scheme, TileStatus | null>>,
): CommittedStatuses {
  // 'Open your application to see where it stands' is true for everybody.
  const unknown: CommittedStatuses = { ug: 'default', uc: 'notStarted' };
  const of = (scheme: Scheme): TileStatus =>
    unsure.includes(scheme)
      ? (known[scheme] ?? shown[scheme] ?? unknown[scheme])
      : (shown[scheme] ?? 'notStarted');
  const [ug, uc] = [of('ug'), of('uc')];
  // Nothing of one scheme is no reason to begin, while the other is not known.
  const isNothingKnown = ug === 'notStarted' && uc === 'notStarted' && unsure.length > 0;
  return { ug: isNothingKnown ? unknown.ug : ug, uc };
}
