import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import {
  CalendarIcon,
  Grid,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import {
  focusedWidgetOnMobile,
  profileScore,
  statementKindOf,
  todoProgress,
} from '@applicant-hub/domain';
import { paths, widgetPath, widgetSettingsPath } from '#app/platform/paths/links.ts';
import { loadAdverts } from '#app/features/adverts/load.server.ts';
import { ADVERTS_PART } from '#app/features/adverts/fields.ts';
import { getApplicant } from '#app/platform/request/applicant.server.ts';
import { personView } from '#app/platform/request/person-view.server.ts';
import { draftKinds } from '#app/features/dashboard/settings/all-draft-kinds.server.ts';
import { deviceOwner } from '#app/platform/request/device-owner.server.ts';
import { loadFeed } from '#app/features/hub-sections/feed/load.server.ts';
import { loadHappening } from '#app/features/hub-sections/happening/happening-load.server.ts';
import { findSoon } from '#app/features/calendar/soon.server.ts';
import { liveBanner } from '#app/features/live/live-banner.server.ts';
import { openingModal } from '#app/features/hub-sections/promotions/opening-modal.server.ts';
import { loadAlerts } from '#app/features/notifications/alerts.server.ts';
import { phaseBanner } from '#app/features/hub-sections/phase-banner.server.ts';
import { loadChoiceCourses } from '#app/features/application-status/choices/choice-courses.server.ts';
import { loadPlaces } from '#app/features/application-status/tile/places.server.ts';
import { getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { loadPromotions } from '#app/features/hub-sections/promotions/promotions-load.server.ts';
import { PageData } from '#app/platform/server/http/page-data.ts';
import { requireForm } from '#app/platform/request/require-form.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { UsefulGuides } from '#app/features/hub-sections/UsefulGuides.tsx';
import { LiveBanner } from '#app/features/live/LiveBanner.tsx';
import { PhaseBanner } from '#app/features/hub-sections/PhaseBanner.tsx';
import { GonePart } from '#app/platform/flash/Part.tsx';
import { AdviserLink } from '#app/platform/layout/frame/AdviserLink.tsx';
import { FAR, layOutLater } from '#app/platform/layout/media/far-parts.ts';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { farScreenSection, farSection } from '#app/platform/layout/media/far-parts.css.ts';
import { backTo, readBackUrl, type BackView } from '#app/platform/server/http/back-link.server.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { loadStage } from '#app/features/hub-sections/stage.server.ts';
import { loadLive as loadApply } from '#app/features/application-status/live/live.server.ts';
import { hasSent, isYearOver } from '#app/features/application-status/upstream/sent.server.ts';
import { hubTitle } from '#app/features/favourites-panel/tab-words.ts';
import { load as loadFavourites } from '#app/features/favourites-panel/load.server.ts';
import { EVENTS_SHOWN } from '#app/features/widgets/events/load-events.server.ts';
import { DATES_SHOWN } from '#app/features/widgets/timeline/widget.server.ts';
import { WIDGET_PARAM } from '#app/platform/paths/focus.ts';
import { FocusFrame } from '#app/features/widget-kit/FocusFrame.tsx';
import type { ApplyView } from '#app/features/application-status/tile/tiles-view-types.ts';
import {
  definitionOf,
  findShown,
  loadFocused,
  loadGrid,
  offeredTo,
} from '#app/features/dashboard/grid/grid.server.ts';
import { findWidgetServer } from '#app/features/dashboard/grid/registry.server.ts';
import { takeForm } from '#app/features/dashboard/arrange/take-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import { WidgetGrid } from '#app/features/dashboard/grid/WidgetGrid.tsx';
import type { WelcomeProps } from '#app/features/dashboard/stage/Welcome.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const { user, personalisation } = applicant;
  const { studyLevel, studyYear } = personalisation;
  const scope = { request, context, applicant };
  const wanted = new URL(request.url).searchParams.get(WIDGET_PARAM);
  // A widget that is shown alone loads nothing else, so that it is fast.
  const focused = await loadFocused(scope, wanted);
  if (focused) return new PageData({ focused, back: findBack(scope), hub: null });

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
    soon,
  ] = await Promise.all([
    loadAlerts(scope),
    loadFeed(scope, offeredTo(scope)),
    loadHappening(scope, toldByTools(scope)),
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
    findSoon(scope),
  ]);
  const focus = focusedWidgetOnMobile(wanted, applicant.pageState.applyMode.ug);
  const hasFocus =
    focus === apply?.focusId ||
    grid.widgets.some(({ widget }) => widget.id === focus && widget.tile.does === 'toggle');

  const welcome: WelcomeProps = {
    greeting: personalisation.onBoardingConfirmed ? m.shell_welcome_back() : m.shell_welcome(),
    ...personView(applicant),
    applying: m.shell_applying({
      level:
        studyLevel === 'Postgraduate'
          ? m.shell_level_postgraduate()
          : m.shell_level_undergraduate(),
      year: studyYear,
    }),
  };
  return new PageData({
    focused: null,
    back: null,
    hub: {
      modal: openingModal(request, applicant),
      shortcuts: shortcutsOf(scope),
      alerts,
      live: liveBanner(applicant.pageState, context),
      drafts: { owner: deviceOwner(applicant.session.uid), texts: openableTexts(scope) },
      welcome,
      phase: phaseBanner(scope, apply, dates),
      apply,
      courses,
      places,
      soon,
      feed,
      happening,
      favourites,
      grid,
      promotions,
      focus: hasFocus ? focus : null,
      // The stages end when an application is submitted, or with its year. Nothing is shown while
      // that is unknown.
      stage:
        sent === false && !isOver
          ? {
              stage,
              next: feed.cards[0]?.[0].link ?? null,
              ...(stage === null && { unknown: m.stage_unknown() }),
            }
          : null,
      profile: user.profileComplete === null ? null : profileScore(user.profileComplete),
      todo: todoProgress(user.settings),
      adverts,
    },
  });
}

/** The page that linked to a widget shown alone; null for the hub. */
function findBack({ request, context }: RequestScope): BackView | null {
  const backUrl = readBackUrl(request, context.config);
  return backUrl === null ? null : backTo(backUrl);
}

/** Frequently used pages, one tap from the top. The favourites are in the header. */
function shortcutsOf(scope: RequestScope) {
  const statement = statementKindOf(scope.applicant.personalisation.studyYear);
  return [
    ...(definitionOf(statement, scope) === null
      ? []
      : [{ href: widgetPath(statement), label: m.page_hub_statement() }]),
    { href: paths.calendar, label: m.page_hub_calendar() },
  ];
}

/** The next dates and events that the tools show, so that no other section repeats them. */
async function toldByTools(scope: RequestScope) {
  const shown = await findShown(scope);
  return {
    dates: shown.has('Timeline') ? DATES_SHOWN : 0,
    events: shown.has('Events') ? EVENTS_SHOWN : 0,
  };
}

/** The applicant's texts that save themselves. */
const openableTexts = (scope: RequestScope) =>
  draftKinds.flatMap(({ id }) => {
    const title = definitionOf(id, scope)?.title();
    return title === undefined ? [] : [{ id, title }];
  });

export async function action(args: ActionFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get(WIDGET_PARAM);
  const act = findWidgetServer(id)?.act;
  if (!act) return methodNotAllowed();
  const { scope, form } = await requireForm(args);
  return takeForm(act, scope, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, location }) => [
  {
    title: loaded?.data.focused
      ? m.shell_page_title({ page: loaded.data.focused.widget.title })
      : hubTitle(new URLSearchParams(location.search)),
  },
];

export default function Hub() {
  const { focused, back, hub } = useLoaderData<typeof loader>().data;
  const outcome = useActionData<WidgetOutcome>();
  if (focused) {
    const { id, title } = focused.widget;
    return (
      <FocusFrame
        focus={id}
        label={title}
        isAlone
        settingsHref={widgetSettingsPath(id)}
        back={back}
      >
        <Island of="lateNote" props={{ of: 'widget' }} />
        <Island of="widget" props={{ loaded: focused, outcome, part: 'Focused' }} />
      </FocusFrame>
    );
  }
  const {
    modal,
    shortcuts,
    alerts,
    live,
    drafts,
    welcome,
    phase,
    apply,
    courses,
    places,
    soon,
    feed,
    happening,
    favourites,
    grid,
    promotions,
    focus,
    stage,
    profile,
    todo,
    adverts,
  } = hub;
  const news = apply?.history?.news ?? null;
  const isApplyFocused = focus === apply?.focusId;
  const subheading = (
    <Text size="s" muted>
      {m.page_hub_subheading()}
    </Text>
  );
  return (
    <FocusFrame focus={focus} label={m.page_hub_heading()} isAlone={false} settingsHref={null}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Inline justify="space-between">
            <Heading level={1} size="xl">
              {m.page_hub_heading()}
            </Heading>
            <Text as="span" size="s">
              <Inline gap={4}>
                {shortcuts.map(({ href, label }) => (
                  <Link key={href} href={href}>
                    {label}
                  </Link>
                ))}
              </Inline>
            </Text>
          </Inline>
          {news === null ? (
            subheading
          ) : (
            // On a phone, the space is used for news.
            <VisuallyHidden as="div" onlyOn="small">
              {subheading}
            </VisuallyHidden>
          )}
          <Island of="sinceLine" props={{ news }} {...(news !== null && { wakes: 'load' })} />
        </Stack>
        {live && (
          <div data-beside-focus>
            <LiveBanner {...live} />
          </div>
        )}
        {modal && <Island of="modal" props={{ id: modal }} />}
        <Island of="unsavedTexts" props={drafts} />
        <div data-beside-focus={!isApplyFocused || undefined}>
          {apply && (
            <Island
              of="apply"
              props={{
                initial: apply,
                courses,
                isFocused: isApplyFocused,
                // Omitted when there are none, because every page contains this data.
                ...(places && { places }),
              }}
              {...(isApplyUrgent(apply, isApplyFocused) && { wakes: 'load' })}
            />
          )}
        </div>
        {soon && (
          <div className={screenOnly} data-beside-focus>
            <Inline gap={2} align="start" nowrap>
              <CalendarIcon />
              <Link href={soon.href}>{soon.words}</Link>
            </Inline>
          </div>
        )}
        <Island of="alerts" props={{ alerts }} />
        <div className={screenOnly} data-beside-focus>
          <Grid columns="1-2" gap={4} align="center">
            <Island of="welcomeLine" props={welcome} />
            <Island of="progress" props={{ stage, profile, todo }} />
          </Grid>
        </div>
        {phase && (
          <div data-beside-focus>
            <PhaseBanner {...phase} />
          </div>
        )}
        <InlineScript source={layOutLater} />
        <div className={farScreenSection} {...{ [FAR]: '' }} data-beside-focus>
          <Island of="feed" props={{ initial: feed }} />
        </div>
        {favourites && (
          <div className={farScreenSection} {...{ [FAR]: '' }} data-beside-focus>
            <Island
              of="favourites"
              props={{ initial: favourites }}
              {...(favourites.state === 'pending' && { wakes: 'load' })}
            />
          </div>
        )}
        <div
          className={farSection}
          {...{ [FAR]: focus === null ? '' : undefined }}
          data-beside-focus={isApplyFocused || undefined}
        >
          <WidgetGrid grid={grid} outcome={outcome} focus={focus} />
        </div>
        {apply && (
          <div data-beside-focus>
            <AdviserLink />
          </div>
        )}
        {happening.length > 0 && (
          <div className={farScreenSection} {...{ [FAR]: '' }} data-beside-focus>
            <Island of="happening" props={{ items: happening }} />
          </div>
        )}
        {promotions.length > 0 && (
          <Island
            of="promotions"
            box={{ className: farScreenSection, [FAR]: '' }}
            props={{ promotions }}
          />
        )}
        <UsefulGuides />
        {adverts ? <Island of="adverts" props={adverts} /> : <GonePart id={ADVERTS_PART} />}
      </Stack>
    </FocusFrame>
  );
}

/** A tile that waits for a response, or celebrates a result, is interactive at once. */
const isApplyUrgent = ({ state, tiles }: ApplyView, isFocused: boolean): boolean =>
  isFocused || state === 'pending' || tiles.some(({ celebrates }) => celebrates);
