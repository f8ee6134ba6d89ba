import { m } from '@applicant-hub/copy';
import {
  type CycleDate,
  type LayoutTile,
  type Scheme,
  type TileLayout,
  applicationOfScheme,
  applyFocus,
  defaultApplyLinksStudyYear,
  emptyPart,
  formatClockTime,
  isApplyHidden,
  schemes,
  selectTileStatus,
  tileLayout,
  undergraduateAppStatus,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  type Applications,
  findApplications,
  isStarted,
  maybeStarted,
  unsureSchemes,
} from '../applications/applications.server.ts';
import { ownConditions } from '#app/features/catalogue/points/offer-conditions.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { applyUrl } from '#app/platform/server/config/apply-url.server.ts';
import { type Answered, commit } from './committed.server.ts';
import { hasDebugArea } from '#app/platform/request/debug-cookie.server.ts';
import { favoursEarly } from '../dates/favours-early.server.ts';
import { type FavouritesToAdd, favouritesToAdd } from '../open/favourites-to-add.server.ts';
import { lastCheckedWords, type TileInput, tileView } from '../tile/tile.server.ts';
import type { ApplyView, ClosedView, TileView } from '../tile/tiles-view-types.ts';

/**
 * Loads the view of the application status widget, once per request; null for a year without the
 * widget (APP-102).
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export const load = (scope: RequestScope): Promise<ApplyView | null> =>
  scope.context.once('apply', () => loadView(scope));

async function loadView(scope: RequestScope): Promise<ApplyView | null> {
  const { pageState } = scope.applicant;
  const known = await findTiles(scope);
  if (known === null) return null;
  const { applications, dates, layout } = known;
  const tiles = known.tiles.map((tile) => viewOf(tile, scope, applications));
  await commitTiles(tiles, applications, scope.context.now());

  return {
    focusId: applyFocus(pageState.applyMode.ug),
    statusGood: undergraduateAppStatus(applications.parts.ug, pageState.applyMode.ug).statusGood,
    state: stateOf(tiles, applications),
    tiles,
    closed: layout.kind === 'closed' ? closedView(layout, scope) : null,
    newApplication:
      layout.newApplicationLink || layout.kind === 'closed'
        ? { href: paths.applications, label: m.apply_start_new() }
        : null,
    remembered: rememberedWords(scope, { applications, dates }),
    unchecked: layout.kind === 'tiles' ? uncheckedWords(tiles, applications) : [],
    inClearing: applications.inClearing,
    autoUpdate: pageState.autoUpdate && tiles.length > 0,
    checkedAt: m.apply_checked_at({ time: formatClockTime(scope.context.now()) }),
  };
}

/** Input of the tiles; `dates` is null while the dates are not known. */
interface Known {
  applications: Applications;
  dates: readonly CycleDate[] | null;
}

export interface KnownTiles extends Known {
  layout: TileLayout;
  tiles: readonly TileInput[];
}

/**
 * Returns the tiles whose APIs have responded, with the facts that their text depends on, once per
 * request; null for a year without the widget (APP-102).
 */
export const findTiles = (scope: RequestScope): Promise<KnownTiles | null> =>
  scope.context.once('tiles', async () => {
    if (isApplyHidden(scope.applicant.personalisation.studyYear)) return null;
    const [applications, dates, favours] = await Promise.all([
      findApplications(scope),
      getCycleDates(scope),
      favoursEarly(scope),
    ]);
    const toAdd = await favouritesToAdd(scope, applications.parts.ug.originalApplications);
    const layout = layoutOf(scope, applications);
    const tiles = tilesOf(layout)
      .filter(({ scheme }) => isAnswered(scheme, applications))
      .map((tile) => inputOf(tile, scope, { applications, dates, favours, toAdd }));
    return { applications, dates, layout, tiles };
  });

/** A forced state needs no API response (APP-10). */
const isAnswered = (scheme: Scheme, { pending, debug }: Applications) =>
  !pending.includes(scheme) || debug[scheme] !== null;

function layoutOf({ context, applicant }: RequestScope, applications: Applications): TileLayout {
  const { personalisation, pageState } = applicant;
  const { studyYear, studyLevel } = personalisation;
  const withMemory = (scheme: Scheme) => ({
    ...applications.parts[scheme],
    applicationStarted: isStarted(applications, scheme),
    maybeStarted: maybeStarted(applications, scheme),
  });
  return tileLayout({
    now: context.now(),
    studyYear,
    studyLevel,
    modes: pageState.applyMode,
    cards: pageState.cards?.[studyYear] ?? null,
    parts: { ug: withMemory('ug'), uc: withMemory('uc') },
  });
}

function tilesOf(layout: TileLayout): readonly LayoutTile[] {
  switch (layout.kind) {
    case 'tiles':
      return layout.tiles;
    case 'forcedSingle':
      return [layout.tile];
    case 'closed':
      return [];
  }
}

/** A tile for a new application shows nothing of the applicant's existing applications. */
const partOf = ({ id, scheme }: LayoutTile, { parts }: Applications) =>
  id === 'startNew' ? emptyPart : parts[scheme];

function inputOf(
  tile: LayoutTile,
  scope: RequestScope,
  { applications, dates, favours, toAdd }: Known & { favours: boolean; toAdd: FavouritesToAdd },
): TileInput {
  const { context, applicant } = scope;
  const { scheme } = tile;
  const { personalisation, pageState } = applicant;
  const { studyYear, studyLevel, savedStudyYear } = personalisation;
  const isStartNewTile = tile.id === 'startNew';
  const isUnsentHidden = context.clients.apply === null;
  const part = partOf(tile, applications);
  return {
    id: tile.id,
    scheme,
    status: selectTileStatus({
      scheme,
      debugStatus: isStartNewTile ? null : applications.debug[scheme],
      mode: pageState.applyMode[scheme],
      isStartNewTile,
      isUnsentHidden,
      clearingMode: applications.inClearing,
      part,
    }),
    isUnsentHidden,
    part,
    studyYear,
    studyLevel,
    applyHref: applyUrl(
      context.config.applyLinks,
      savedStudyYear ?? defaultApplyLinksStudyYear,
      applicationOfScheme(scheme, studyLevel),
    ),
    findPage: (path) => findHref(path, context.config),
    now: context.now(),
    dates,
    clearingDates: pageState.clearingDates,
    ugMode: pageState.applyMode.ug,
    favoursEarly: favours,
    toAdd,
    lastGood: applications.failed.includes(scheme) ? applications.recalled[scheme] : null,
    conditions: { ...ownConditions(scope), uid: applicant.session.uid },
  };
}

function viewOf(
  input: TileInput,
  { context, applicant }: RequestScope,
  applications: Applications,
): TileView {
  const { tile: view, badProgress } = tileView(input);
  if (badProgress) context.log.warn({ scheme: input.scheme }, 'invalid progress value');
  return hasDebugArea(context, applicant.pageState)
    ? { ...view, debug: debugWords(view, applications) }
    : view;
}

const debugWords = ({ scheme, status }: TileView, { codes }: Applications): string =>
  m.debug_status_code({ status, codes: codes[scheme].join(', ') || '-' });

/** Commits the displayed statuses, except forced states and unknown statuses. */
function commitTiles(
  tiles: readonly TileView[],
  applications: Applications,
  now: Date,
): Promise<void> {
  const { parts, debug, committed, memory, inClearing } = applications;
  const unsure = unsureSchemes(applications);
  const unknown = schemes.filter((scheme) => unsure.includes(scheme) || debug[scheme] !== null);
  const results: Partial<Record<Scheme, Answered>> = {};
  for (const { id, scheme, status, choices } of tiles) {
    if (id === 'startNew' || unknown.includes(scheme)) continue;
    // Choices that the tile hides are not stored either.
    const decisions = choices.length > 0 ? parts[scheme].originalApplications : [];
    results[scheme] = { status, decisions };
  }
  return commit(memory, committed, { results, unknown, parts, inClearing, now });
}

function stateOf(tiles: readonly TileView[], applications: Applications): ApplyView['state'] {
  if (applications.pending.length > 0) return 'pending';
  const unsure = unsureSchemes(applications);
  const isOut = tiles.some(
    ({ scheme, status }) => unsure.includes(scheme) && status === 'unavailable',
  );
  return isOut ? 'error' : 'ready';
}

/**
 * Returns, for the schemes that have not responded yet, the latest good statuses that may be shown.
 */
const rememberedWords = (scope: RequestScope, { applications, dates }: Known): string[] =>
  applications.pending.flatMap((scheme) => {
    const known = applications.recalled[scheme];
    if (known === null || isAnswered(scheme, applications)) return [];
    return lastCheckedWords({
      scheme,
      lastGood: known,
      part: applications.parts[scheme],
      studyYear: scope.applicant.personalisation.studyYear,
      studyLevel: scope.applicant.personalisation.studyLevel,
      clearingDates: scope.applicant.pageState.clearingDates,
      ugMode: scope.applicant.pageState.applyMode.ug,
      now: scope.context.now(),
      dates,
    });
  });

const uncheckedLabels: Record<Scheme, () => string> = {
  ug: m.apply_unchecked_ug,
  uc: m.apply_unchecked_uc,
};

/**
 * The texts for failed schemes whose failure no tile shows. A failed scheme has no tile if its
 * failure means 'not started' (APP-94) and there is no earlier status to show.
 */
const uncheckedWords = (
  tiles: readonly TileView[],
  { failed, isConfigured }: Applications,
): string[] =>
  failed
    .filter((scheme) => isConfigured && !tiles.some((tile) => reportsFailure(tile, scheme)))
    .map((scheme) => uncheckedLabels[scheme]());

const reportsFailure = ({ scheme: own, status, lastChecked }: TileView, scheme: Scheme): boolean =>
  own === scheme && (status === 'unavailable' || lastChecked !== null);

const closedLabels = {
  undergraduate: m.apply_closed_undergraduate,
  postgraduate: m.apply_closed_postgraduate,
  conservatoires: m.apply_closed_conservatoire,
};

const closedView = (
  { year, buttons }: Extract<TileLayout, { kind: 'closed' }>,
  { context }: RequestScope,
): ClosedView => ({
  heading: m.apply_closed_heading({ year }),
  links: buttons.flatMap((button) => {
    const href = applyUrl(context.config.applyLinks, year, button);
    return href === null ? [] : [{ href, label: closedLabels[button]() }];
  }),
});
