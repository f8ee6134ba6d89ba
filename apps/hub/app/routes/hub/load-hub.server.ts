import { m } from '@applicant-hub/copy';
import {
  focusedWidgetOnMobile,
  profileScore,
  statementKindOf,
  todoProgress,
} from '@applicant-hub/domain';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { loadAdverts } from '#app/features/adverts/load.server.ts';
import { hasCalendar } from '#app/platform/request/has-calendar.server.ts';
import { personView } from '#app/platform/request/person-view.server.ts';
import { draftKinds } from '#app/features/dashboard/settings/all-draft-kinds.server.ts';
import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { loadFeed } from '#app/features/hub-sections/feed/load.server.ts';
import { loadHappening } from '#app/features/hub-sections/happening/happening-load.server.ts';
import { findCallSheet } from '#app/features/calendar/calls/sheet.server.ts';
import { findSoon } from '#app/features/calendar/soon.server.ts';
import { liveBanner } from '#app/features/live/live-banner.server.ts';
import { openingModal } from '#app/features/hub-sections/promotions/opening-modal.server.ts';
import { loadAlerts } from '#app/features/notifications/alerts.server.ts';
import { phaseBanner } from '#app/features/hub-sections/phase-banner.server.ts';
import { loadChoiceCourses } from '#app/features/application-status/choices/choice-courses.server.ts';
import {
  loadNewsPicture,
  loadPlaces,
} from '#app/features/application-status/tile/places.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { loadPromotions } from '#app/features/hub-sections/promotions/promotions-load.server.ts';
import { loadStage } from '#app/features/hub-sections/stage.server.ts';
import { loadLive as loadApply } from '#app/features/application-status/live/live.server.ts';
import { hasSent, isYearOver } from '#app/features/application-status/upstream/sent.server.ts';
import { load as loadFavourites } from '#app/features/favourites-panel/load.server.ts';
import { EVENTS_SHOWN } from '#app/features/widgets/events/load-events.server.ts';
import { DATES_SHOWN } from '#app/features/widgets/timeline/widget.server.ts';
import {
  definitionOf,
  findShown,
  loadGrid,
  offeredTo,
} from '#app/features/dashboard/grid/grid.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { WelcomeProps } from '#app/features/dashboard/stage/Welcome.tsx';

export type HubView = Awaited<ReturnType<typeof loadHub>>;

/** @param wanted the widget that the address names, which has the focus on a mobile screen */
export async function loadHub(scope: RequestScope, wanted: string | null) {
  const { request, context, applicant } = scope;
  const { profileComplete, settings } = applicant.user;
  const [
    alerts,
    feed,
    happening,
    apply,
    favourites,
    grid,
    stage,
    sent,
    isOver,
    promotions,
    adverts,
    dates,
    courses,
    places,
    newsPicture,
    soon,
    calls,
  ] = await Promise.all([
    loadAlerts(scope),
    loadFeed(scope, offeredTo(scope)),
    loadHappening(scope, shownByTools(scope)),
    loadApply(scope),
    loadFavourites(scope),
    loadGrid(scope),
    loadStage(scope),
    hasSent(scope),
    isYearOver(scope),
    loadPromotions(scope),
    loadAdverts(scope),
    getCycleDates(scope),
    loadChoiceCourses(scope),
    loadPlaces(scope),
    loadNewsPicture(scope),
    findSoon(scope),
    findCallSheet(scope),
  ]);
  const focus = focusedWidgetOnMobile(wanted, applicant.pageState.applyMode.ug);
  const hasFocus =
    focus === apply?.focusId ||
    grid.widgets.some(({ widget }) => widget.id === focus && widget.tile.does === 'toggle');
  return {
    modal: openingModal(request, applicant),
    shortcuts: shortcutsOf(scope),
    alerts,
    live: liveBanner(applicant.pageState, context),
    drafts: { owner: deviceOwner(applicant.session.uid), texts: openableTexts(scope) },
    welcome: welcomeOf(applicant),
    phase: phaseBanner(scope, apply, dates),
    apply,
    courses,
    places,
    newsPicture,
    soon,
    calls,
    feed,
    happening,
    favourites,
    grid,
    promotions,
    focus: hasFocus ? focus : null,
    // The stages are finished when an application is submitted, or at the end of its year. Nothing
    // is shown while this is unknown.
    stage:
      sent === false && !isOver
        ? {
            stage,
            next: feed.cards[0]?.[0].link ?? null,
            ...(stage === null && { unknown: m.stage_unknown() }),
          }
        : null,
    profile: profileComplete === null ? null : profileScore(profileComplete),
    todo: todoProgress(settings),
    adverts,
  };
}

function welcomeOf(applicant: RequestScope['applicant']): WelcomeProps {
  const { onBoardingConfirmed, studyLevel, studyYear } = applicant.personalisation;
  return {
    greeting: onBoardingConfirmed ? m.shell_welcome_back() : m.shell_welcome(),
    ...personView(applicant),
    applying: m.shell_applying({
      level:
        studyLevel === 'Postgraduate'
          ? m.shell_level_postgraduate()
          : m.shell_level_undergraduate(),
      year: studyYear,
    }),
  };
}

/**
 * Links to frequently used pages, one tap from the top of the page. The favourites are in the
 * header.
 */
function shortcutsOf(scope: RequestScope) {
  const statement = statementKindOf(scope.applicant.personalisation.studyYear);
  return [
    ...(definitionOf(statement, scope) === null
      ? []
      : [{ href: widgetPath(statement), label: m.page_hub_statement() }]),
    ...(hasCalendar(scope.context) ? [{ href: paths.calendar, label: m.page_hub_calendar() }] : []),
  ];
}

/**
 * Numbers of upcoming dates and events that the tools already show, so that no other section
 * repeats them.
 */
async function shownByTools(scope: RequestScope) {
  const shown = await findShown(scope);
  return {
    dates: shown.has('Timeline') ? DATES_SHOWN : 0,
    events: shown.has('Events') ? EVENTS_SHOWN : 0,
  };
}

/** The applicant's texts that are saved automatically. */
const openableTexts = (scope: RequestScope) =>
  draftKinds.flatMap(({ id }) => {
    const title = definitionOf(id, scope)?.title();
    return title === undefined ? [] : [{ id, title }];
  });
