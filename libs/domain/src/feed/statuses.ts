import type { CommittedStatuses } from '../apply-status/tracking/commit.ts';
import { type Scheme, schemes, type TileStatus } from '../apply-status/types.ts';
import { type ClosedYear, statusInYear, type YearStatus } from '../phases/year-status.ts';

/** An input of the feed: a tile status, or an older name of a tile status (AMB-10). */
export type FeedInput = TileStatus | 'clearingAwaiting';

/** Statuses that share the next steps of another status (FED-5 to FED-10). */
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

/** Statuses that share the next steps of another status in one scheme only (FED-11). */
const readAsOf = {
  ug: { clearingUnknown: 'start', unavailable: 'start' },
  uc: {},
} as const satisfies Record<Scheme, Partial<Record<TileStatus, TileStatus>>>;

export type FeedStatus = Exclude<YearStatus, 'notStarted' | keyof typeof readAs>;

export type FeedStatusOf<S extends Scheme> = Exclude<FeedStatus, keyof (typeof readAsOf)[S]>;

export type FeedSource = { [S in Scheme]: { scheme: S; status: FeedStatusOf<S> } }[Scheme];

/** The source when nothing has started (FED-12). */
const beginning = (closed: ClosedYear): FeedSource => ({
  scheme: 'ug',
  status: statusInYear('start', closed.ug),
});

/**
 * The source when the only started application is hidden from the feed. The steps of this source
 * suit every applicant.
 */
const begun: FeedSource = { scheme: 'ug', status: 'default' };

/**
 * The schemes whose next steps are shown: each scheme that has started, without conservatoires in
 * clearing mode (FED-12 to FED-14).
 *
 * @param inClearing clearing mode of the grid: `isGridClearing`
 * @param closed the ways that have closed in the applicant's year, which steps must not offer
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

/** Whether to show the question about why an application is unavailable (FED-15, AMB-58). */
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
  // The status does not show a stage. When no application can be started any more, the steps for a
  // beginner would be wrong.
  const { status: begins } = beginning(closed);
  return begins === 'over' ? begun : { scheme, status: readAsOf.ug[shared] };
}

const isShared = (status: FeedInput): status is keyof typeof readAs => status in readAs;
const isSharedByUg = (status: FeedStatus): status is keyof typeof readAsOf.ug =>
  status in readAsOf.ug;

export const isReadAsStart = (status: FeedInput): boolean => status in readAsOf.ug;

/**
 * The statuses for the feed: the statuses of the tiles, the last known statuses while a response is
 * missing, and neutral statuses when nothing is known.
 *
 * @param shown the statuses of the visible tiles
 * @param unsure schemes whose responses have failed or not arrived
 * @param known the statuses that were committed before
 */
export function feedStatuses(
  shown: Readonly<Partial<Record<Scheme, TileStatus>>>,
  unsure: readonly Scheme[],
  known: Readonly<Record<Scheme, TileStatus | null>>,
): CommittedStatuses {
  // 'Open your application to see where it stands' is true for every applicant.
  const unknown: CommittedStatuses = { ug: 'default', uc: 'notStarted' };
  const of = (scheme: Scheme): TileStatus =>
    unsure.includes(scheme)
      ? (known[scheme] ?? shown[scheme] ?? unknown[scheme])
      : (shown[scheme] ?? 'notStarted');
  const [ug, uc] = [of('ug'), of('uc')];
  // While the other scheme is unknown, the feed does not offer a start just because this scheme has
  // no application.
  const isNothingKnown = ug === 'notStarted' && uc === 'notStarted' && unsure.length > 0;
  return { ug: isNothingKnown ? unknown.ug : ug, uc };
}
