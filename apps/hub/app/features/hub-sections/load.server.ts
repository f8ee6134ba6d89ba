import { m } from '@applicant-hub/copy';
import { feedWords } from '@applicant-hub/copy/feed';
import {
  applicationOfScheme,
  closedWays,
  type CycleDate,
  defaultApplyLinksStudyYear,
  type FeedCard,
  feedCards,
  type FeedLink,
  feedStatuses,
  type GridWidgetId,
  isStageOver,
  type NextStep,
  parseSources,
  type Scheme,
  schemes,
  type ShownStatuses,
  sourcesSetting,
  statementKindOf,
  type TileStatus,
  todoProgress,
} from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import {
  findApplications,
  unsureSchemes,
} from '#app/features/application-status/applications.server.ts';
import { applyUrl } from '#app/features/application-status/apply-url.server.ts';
import { committedStatuses } from '#app/features/application-status/committed.server.ts';
import { load as loadApply } from '#app/features/application-status/load-tiles.server.ts';
import { tileStatusesOf } from '#app/features/application-status/own-tiles.ts';
import type { ApplyView } from '#app/features/application-status/tiles-view-types.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { CardView, FeedView, StepView } from './view-types.ts';

/**
 * The next steps of somebody, by the statuses that their tiles show. It waits for nothing that the
 * tiles do not wait for.
 *
 * @param offered the widgets that they can have
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function loadFeed(
  scope: RequestScope,
  offered: ReadonlySet<GridWidgetId>,
): Promise<FeedView> {
  const { user, personalisation, pageState } = scope.applicant;
  const { statuses, shown, dates } = await standingOf(scope);
  const cards = feedCards({
    statuses,
    shown: { ug: shown.ug ?? 'notStarted', uc: shown.uc ?? 'notStarted' },
    ugMode: pageState.applyMode.ug,
    studyLevel: personalisation.studyLevel,
    isExtraOver: isStageOver(dates, 'extra', personalisation.studyYear, scope.context.now()),
    kinds: parseSources(settingData(user, sourcesSetting)),
  });
  const hasBoth =
    new Set(cards.flatMap((card) => stepsOf(card).map(({ scheme }) => scheme))).size > 1;
  const isUcAlone = statuses.ug === 'notStarted' && statuses.uc !== 'notStarted';
  const reader = { scope, offered, hasBoth, applied: isUcAlone ? ('uc' as const) : null };
  return {
    cards: cards.flatMap((card) => cardView(stepsOf(card), reader)),
    hasTodoLink: todoProgress(user.settings).done > 0,
  };
}

/** The first of the next steps, for pages without a feed, and the statuses that it follows from. */
export interface NextView {
  readonly step: StepView | null;
  readonly statuses: Readonly<Record<Scheme, TileStatus>>;
}

/**
 * The applicant's next step, by the rule of the feed, so that every page shows the same one (EXT-31).
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export async function loadNext(scope: RequestScope): Promise<NextView> {
  // No first step leads to a widget, so nothing that is offered changes which it is.
  const [{ cards }, { statuses }] = await Promise.all([
    loadFeed(scope, new Set()),
    standingOf(scope),
  ]);
  return { step: cards[0]?.[0] ?? null, statuses };
}

/** The statuses of the applications as their tiles show them. Loaded once per request. */
const standingOf = (scope: RequestScope) =>
  scope.context.once('standing', async () => {
    const [apply, known] = await Promise.all([loadApply(scope), getCycleDates(scope)]);
    const dates = known ?? [];
    const shown = tileStatusesOf(apply);
    return { statuses: await knownStatuses(scope, apply, { shown, dates }), shown, dates };
  });

const stepsOf = (card: FeedCard): readonly NextStep[] =>
  card.type === 'cards' ? card.steps : [card.step];

interface Known {
  /** The statuses of the tiles. */
  shown: ShownStatuses;
  dates: readonly CycleDate[];
}

async function knownStatuses(
  scope: RequestScope,
  apply: ApplyView | null,
  { shown, dates }: Known,
): Promise<Readonly<Record<Scheme, TileStatus>>> {
  // A year that is over has no tiles: nothing is left to begin.
  if (apply === null || apply.closed) return { ug: 'default', uc: 'notStarted' };
  const applications = await findApplications(scope);
  const known = committedStatuses(applications.committed);
  const statuses = feedStatuses(shown, unsureSchemes(applications), known);
  return isYearOver(scope, dates) ? withoutBeginning(statuses) : statuses;
}

/** Whether no way to apply for the applicant's year is left, by the rule of the tiles and the banner. */
function isYearOver({ applicant, context }: RequestScope, dates: readonly CycleDate[]): boolean {
  const { studyLevel, studyYear } = applicant.personalisation;
  const year = {
    dates,
    now: context.now(),
    studyYear,
    studyLevel,
    ugMode: applicant.pageState.applyMode.ug,
  };
  return schemes.every((scheme) => closedWays({ ...year, scheme }).includes('application'));
}

/** Steps that are true for everybody, in place of those with which an application begins. */
function withoutBeginning(statuses: Readonly<Record<Scheme, TileStatus>>) {
  const seen = (status: TileStatus): TileStatus => (status === 'start' ? 'default' : status);
  const [ug, uc] = [seen(statuses.ug), seen(statuses.uc)];
  return { ug: ug === 'notStarted' && uc === 'notStarted' ? ('default' as const) : ug, uc };
}

/** Whose steps they are. */
interface Reader {
  scope: RequestScope;
  offered: ReadonlySet<GridWidgetId>;
  /** Whether steps of two applications stand beside each other. */
  hasBoth: boolean;
  /** The scheme of the only application there is, where steps of another scheme are shown. */
  applied: Scheme | null;
}

/** A card with those of its steps that have somewhere to go. */
function cardView(steps: readonly NextStep[], reader: Reader): CardView[] {
  const [first, second] = steps.flatMap((step) => stepView(step, reader));
  if (!first) return [];
  return [second ? [first, second] : [first]];
}

function stepView(step: NextStep, { scope, offered, hasBoth, applied }: Reader): StepView[] {
  const href = hrefOf(step.link, applied ?? step.scheme, { scope, offered });
  if (href === null) return [];
  const { title, summary, linkText } = feedWords(step.id);
  return [
    {
      id: step.id,
      type: step.type,
      icon: step.icon,
      colour: step.colour,
      image: step.image ?? null,
      title,
      summary,
      link: { href, label: linkText },
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

/** Where an item leads; null when its widget is switched off or not for this person. */
function hrefOf(
  link: FeedLink,
  scheme: Scheme,
  { scope, offered }: Pick<Reader, 'scope' | 'offered'>,
): string | null {
  const { studyYear, studyLevel, savedStudyYear } = scope.applicant.personalisation;
  const widgetHref = (id: GridWidgetId) => (offered.has(id) ? widgetPath(id) : null);
  switch (link.to) {
    case 'page':
      return link.path;
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
