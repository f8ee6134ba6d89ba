import { m } from '@applicant-hub/copy';
import {
  type AppInfo,
  type LayoutTile,
  type Scheme,
  type TileStatus,
  buildAppInfo,
  defaultApplyLinksStudyYear,
  emptyPart,
  formatClockTime,
  isApplyHidden,
  isTileClearing,
  schemes,
  selectTileStatus,
  tileLayout,
  tilePart,
  withDebugStatus,
} from '@applicant-hub/domain';
import { paths } from '../../applicant/links.ts';
import type { WidgetScope } from '../scope.ts';
import { answersOf, askFor, type MaybeAnswers } from './answers.server.ts';
import { commit, findCommitted } from './committed.server.ts';
import { readDebugStatuses } from './debug-cookie.server.ts';
import { applyUrl } from './apply-url.server.ts';
import { tileView } from './tile.server.ts';
import type { ApplyView, LinkView, TileView } from './view-types.ts';

/** Stands for a scheme that has not answered yet: nothing is known of it. */
const unanswered = {
  track: { ok: true, value: null },
  clearingTrack: null,
  apply: null,
} as const satisfies MaybeAnswers;

/**
 * What the application status widget shows, or null for the year that has none (APP-102).
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function load({ request, context, applicant }: WidgetScope): Promise<ApplyView | null> {
  const { personalisation, pageState, session, user } = applicant;
  const { studyYear, studyLevel } = personalisation;
  if (isApplyHidden(studyYear)) return null;

  const now = context.now();
  const modes = pageState.applyMode;
  const inClearing = isTileClearing({ now, studyYear, ugMode: modes.ug });
  const memory = { cache: context.cache, uid: user.uid, studyYear };
  const asked = {
    request,
    context,
    uid: user.uid,
    token: session.accessToken,
    studyYear,
    inClearing,
  };
  const [ug, uc, committed, debug] = await Promise.all([
    askFor('ug', asked),
    askFor('uc', asked),
    findCommitted(memory),
    readDebugStatuses(request, context, pageState),
  ]);
  const pending = schemes.filter((scheme) => (scheme === 'ug' ? ug : uc) === null);
  const appInfo = buildAppInfo({ ug: ug ?? unanswered, uc: uc ?? unanswered }, studyYear);
  const parts = partsOf(appInfo, debug);

  const layout = tileLayout({
    now,
    studyYear,
    studyLevel,
    modes,
    cards: pageState.cards[studyYear] ?? null,
    parts,
  });

  const statusOf = (tile: LayoutTile): TileStatus => {
    const isStartNewTile = tile.id === 'startNew';
    return selectTileStatus({
      scheme: tile.scheme,
      debugStatus: isStartNewTile ? null : debug[tile.scheme],
      mode: modes[tile.scheme],
      isStartNewTile,
      clearingMode: inClearing,
      part: isStartNewTile ? emptyPart : parts[tile.scheme],
    });
  };
  const failed = schemes.filter((scheme) => {
    const answers = scheme === 'ug' ? ug : uc;
    return answers !== null && answersOf(answers).some(({ ok }) => !ok);
  });
  const shown = (
    layout.kind === 'tiles' ? layout.tiles : layout.kind === 'forcedSingle' ? [layout.tile] : []
  ).filter(({ scheme }) => !pending.includes(scheme));

  const applyYear = personalisation.savedStudyYear ?? defaultApplyLinksStudyYear;
  const { applyLinks } = context.config;
  const tiles = shown.map((tile): TileView => {
    const { tile: view, badProgress } = tileView({
      id: tile.id,
      scheme: tile.scheme,
      status: statusOf(tile),
      part: tile.id === 'startNew' ? emptyPart : parts[tile.scheme],
      studyYear,
      studyLevel,
      applyHref: applyUrl(applyLinks, applyYear, tile.scheme),
      now,
      clearingDates: pageState.clearingDates,
      lastGood: failed.includes(tile.scheme) ? committed[tile.scheme] : null,
    });
    if (badProgress) context.log.warn({ scheme: tile.scheme }, 'progress is no percentage');
    return view;
  });

  await commit(memory, committed, {
    answered: Object.fromEntries(
      tiles
        .filter(({ id, scheme }) => id !== 'startNew' && !failed.includes(scheme) && !debug[scheme])
        .map(({ scheme, status }) => [scheme, status]),
    ),
    failed: [...failed, ...pending, ...schemes.filter((scheme) => debug[scheme])],
    inClearing,
    now,
  });

  const hasFailed = tiles.some(({ scheme, status }) => failed.includes(scheme) && status === 'unavailable');
  return {
    state: pending.length > 0 ? 'pending' : hasFailed ? 'error' : 'ready',
    tiles,
    closed:
      layout.kind === 'closed'
        ? {
            heading: m.apply_closed_heading({ year: layout.year }),
            links: layout.buttons.map(
              (button): LinkView => ({
                href: applyUrl(applyLinks, layout.year, button),
                label: closedLabels[button](),
              }),
            ),
          }
        : null,
    newApplication:
      layout.newApplicationLink || layout.kind === 'closed'
        ? { href: paths.applications, label: m.apply_start_new() }
        : null,
    autoUpdate: pageState.autoUpdate && (tiles.length > 0 || pending.length > 0),
    checkedAt: m.apply_checked_at({ time: formatClockTime(now) }),
  };
}

const closedLabels = {
  undergraduate: m.apply_closed_undergraduate,
  postgraduate: m.apply_closed_postgraduate,
  conservatoires: m.apply_closed_conservatoire,
};

const partsOf = (appInfo: AppInfo, debug: Record<Scheme, TileStatus | null>) => ({
  ug: withDebugStatus(tilePart(appInfo, 'ug'), debug.ug),
  uc: withDebugStatus(tilePart(appInfo, 'uc'), debug.uc),
});
