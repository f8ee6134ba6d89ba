import { m } from '@applicant-hub/copy';
import { feedWords } from '@applicant-hub/copy/feed';
import {
  applicationOfScheme,
  type CycleDate,
  defaultApplyLinksStudyYear,
  type FeedCard,
  feedCards,
  type FeedLink,
  feedStatuses,
  type GridWidgetId,
  isReplyOver,
  type NextStep,
  parseSources,
  reportsMaintenance,
  type Scheme,
  schemes,
  seasonsOver,
  type ShownStatuses,
  sourcesSetting,
  statementKindOf,
  statusInYear,
  type TileStatus,
  todoProgress,
  type YearStatus,
} from '@applicant-hub/domain';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import {
  findApplications,
  unsureSchemes,
} from '#app/features/application-status/applications/applications.server.ts';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { applyUrl } from '#app/platform/server/config/apply-url.server.ts';
import { findClosedYear } from '#app/features/application-status/applications/closed-year.server.ts';
import { committedStatuses } from '#app/features/application-status/upstream/committed.server.ts';
import { load as loadApply } from '#app/features/application-status/upstream/load-tiles.server.ts';
import {
  isUnconditional,
  ownTiles,
  tileStatusesOf,
} from '#app/features/application-status/tile/own-tiles.ts';
import type { ApplyView } from '#app/features/application-status/tile/tiles-view-types.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { CardView, FeedView, StepView } from '../view-types.ts';

/**
 * The applicant's next steps, based on the statuses that the tiles show. It waits only for data
 * that the tiles also wait for.
 *
 * @param offered the widgets available to the applicant
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function loadFeed(
  scope: RequestScope,
  offered: ReadonlySet<GridWidgetId>,
): Promise<FeedView> {
  const { user, personalisation, pageState } = scope.applicant;
  const standing = await standingOf(scope);
  const { statuses, shown, unconditional, isTooLate, closed, dates, isInMaintenance } = standing;
  const cards = feedCards({
    statuses,
    shown: { ug: shown.ug ?? 'notStarted', uc: shown.uc ?? 'notStarted' },
    ugMode: pageState.applyMode.ug,
    studyLevel: personalisation.studyLevel,
    unconditional,
    isReplyOver: isTooLate,
    closed,
    seasonsOver: seasonsOver(dates, personalisation.studyYear, scope.context.now()),
    kinds: parseSources(settingData(user, sourcesSetting)),
  });
  const hasBoth =
    new Set(cards.flatMap((card) => stepsOf(card).map(({ scheme }) => scheme))).size > 1;
  const isUcAlone = statuses.ug === 'notStarted' && statuses.uc !== 'notStarted';
  const applied = isUcAlone ? ('uc' as const) : null;
  const reader = { scope, offered, hasBoth, isInMaintenance, applied };
  return {
    cards: cards.flatMap((card) => cardView(stepsOf(card), reader)),
    hasTodoLink: todoProgress(user.settings).done > 0,
  };
}

export interface NextView {
  readonly step: StepView | null;
  readonly statuses: Readonly<Record<Scheme, YearStatus>>;
}

/**
 * The applicant's next step, by the same rule as the feed, so that every page shows the same step
 * (EXT-31).
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function loadNext(scope: RequestScope): Promise<NextView> {
  // A first step never links to a widget, so the available widgets are not needed here.
  const [{ cards }, { statuses, closed }] = await Promise.all([
    loadFeed(scope, new Set()),
    standingOf(scope),
  ]);
  const { ug, uc } = statuses;
  return {
    step: cards[0]?.[0] ?? null,
    statuses: { ug: statusInYear(ug, closed.ug), uc: statusInYear(uc, closed.uc) },
  };
}

/** The statuses of the applications as their tiles show them. Loaded once per request. */
const standingOf = (scope: RequestScope) =>
  scope.context.once('standing', async () => {
    const [apply, closed, known] = await Promise.all([
      loadApply(scope),
      findClosedYear(scope),
      getCycleDates(scope),
    ]);
    const dates = known ?? [];
    const shown = await knownTiles(scope, apply);
    const unconditional = ownTiles(apply)
      .filter(isUnconditional)
      .map(({ scheme }) => scheme);
    return {
      statuses: await knownStatuses(scope, apply, shown),
      shown,
      unconditional,
      isTooLate: isTooLateToReply(scope, apply, dates),
      closed,
      dates,
      isInMaintenance: await isAnyInMaintenance(scope),
    };
  });

/**
 * Whether the last date to reply to universities has passed. If there is no tile, only the date
 * decides.
 */
function isTooLateToReply(
  { context, applicant }: RequestScope,
  apply: ApplyView | null,
  dates: readonly CycleDate[],
): boolean {
  const tile = ownTiles(apply).find(({ scheme }) => scheme === 'ug');
  if (tile !== undefined) return tile.replyBy?.isOver ?? false;
  const { studyLevel, studyYear } = applicant.personalisation;
  return studyLevel === 'Undergraduate' && isReplyOver(dates, studyYear, context.now());
}

async function isAnyInMaintenance(scope: RequestScope): Promise<boolean> {
  const { parts } = await findApplications(scope);
  const { applyMode } = scope.applicant.pageState;
  return schemes.some((scheme) => reportsMaintenance(parts[scheme], applyMode[scheme]));
}

/**
 * Omits tiles that are unavailable only because the mode is unknown, because this is not a status.
 */
async function knownTiles(scope: RequestScope, apply: ApplyView | null): Promise<ShownStatuses> {
  if (apply === null) return {};
  const { unknownMode } = await findApplications(scope);
  const { tiles } = apply;
  return tileStatusesOf({ tiles: tiles.filter(({ scheme }) => !unknownMode.includes(scheme)) });
}

const stepsOf = (card: FeedCard): readonly NextStep[] =>
  card.type === 'cards' ? card.steps : [card.step];

async function knownStatuses(
  scope: RequestScope,
  apply: ApplyView | null,
  shown: ShownStatuses,
): Promise<Readonly<Record<Scheme, TileStatus>>> {
  // The tiles are unavailable or have expired with the year, so their statuses are unknown.
  if (!apply || apply.closed) return { ug: 'default', uc: 'notStarted' };
  const applications = await findApplications(scope);
  const known = committedStatuses(applications.recalled);
  return feedStatuses(shown, unsureSchemes(applications), known);
}

interface Reader {
  scope: RequestScope;
  offered: ReadonlySet<GridWidgetId>;
  /** Whether steps for two applications are shown together. */
  hasBoth: boolean;
  /** `uc` if that is the only application, so that all steps link to it; otherwise null. */
  applied: Scheme | null;
  isInMaintenance: boolean;
}

function cardView(steps: readonly NextStep[], reader: Reader): CardView[] {
  const [first, second] = steps.flatMap((step) => stepView(step, reader));
  if (!first) return [];
  return [second ? [first, second] : [first]];
}

function stepView(
  step: NextStep,
  { scope, offered, hasBoth, applied, isInMaintenance }: Reader,
): StepView[] {
  const href = hrefOf(step.link, applied ?? step.scheme, { scope, offered });
  // A step that the applicant takes in the application is shown even without a link.
  if (href === null && step.link.to !== 'application') return [];
  // The usual summary mentions maintenance, which only the APIs can confirm (FED-15).
  const isUnexplained = step.id === 'unavailable_faq' && !isInMaintenance;
  const { title, summary, linkText } = feedWords(step.id);
  return [
    {
      id: step.id,
      type: step.type,
      icon: step.icon,
      colour: step.colour,
      image: step.image ?? null,
      title,
      summary: isUnexplained ? m.feed_unavailable_faq_unexplained() : summary,
      link: href === null ? null : { href, label: linkText },
      scheme: hasBoth ? schemeName(step.scheme, scope) : null,
    },
  ];
}

const schemeName = (scheme: Scheme, { applicant }: RequestScope) => {
  if (scheme === 'uc') return m.feed_scheme_uc();
  return applicant.personalisation.studyLevel === 'Postgraduate'
    ? m.feed_scheme_pg()
    : m.feed_scheme_ug();
};

/**
 * The address of an item; null if its widget is switched off or not available to the applicant, or
 * if the hub does not have the page.
 */
function hrefOf(
  link: FeedLink,
  scheme: Scheme,
  { scope, offered }: Pick<Reader, 'scope' | 'offered'>,
): string | null {
  const { studyYear, studyLevel, savedStudyYear } = scope.applicant.personalisation;
  const widgetHref = (id: GridWidgetId) => (offered.has(id) ? widgetPath(id) : null);
  switch (link.to) {
    case 'page':
      // This step promises deadlines, but without the events API the calendar has only own dates.
      if (link.path === paths.calendar && scope.context.clients.events === null) return null;
      return findHref(link.path, scope.context.config);
    case 'widget':
      return widgetHref(link.id);
    case 'statement':
      return widgetHref(statementKindOf(studyYear));
    case 'application':
      return applyUrl(
        scope.context.config.applyLinks,
        savedStudyYear ?? defaultApplyLinksStudyYear,
        applicationOfScheme(scheme, studyLevel),
      );
  }
}
