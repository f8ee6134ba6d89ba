import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Grid, Heading, Stack, Text } from '@applicant-hub/design-system';
import { focusedWidgetOnMobile, profileScore, todoProgress } from '@applicant-hub/domain';
import { widgetSettingsPath } from '../../applicant/links.ts';
import { loadAdverts } from '../../adverts/load.server.ts';
import { ADVERTS_PART } from '../../adverts/fields.ts';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { personView } from '../../applicant/person-view.server.ts';
import { draftKinds } from '../../drafts/all-kinds.server.ts';
import { draftOwner } from '../../drafts/load.server.ts';
import { loadFeed } from '../../feed/load.server.ts';
import { loadHappening } from '../../happening/load.server.ts';
import { liveBanner } from '../../live/live-banner.server.ts';
import { openingModal } from '../../modals/opening-modal.server.ts';
import { loadAlerts } from '../../notifications/alerts.server.ts';
import { phaseBanner } from '../../phases/phase-banner.server.ts';
import { loadPromotions } from '../../promotions/load.server.ts';
import { PageData } from '../../server/page-data.ts';
import { readForm } from '../../server/session.server.ts';
import { Island } from '../../islands/Island.tsx';
import { UsefulGuides } from '../../guides/UsefulGuides.tsx';
import { LiveBanner } from '../../live/LiveBanner.tsx';
import { PhaseBanner } from '../../phases/PhaseBanner.tsx';
import { GonePart } from '../../notices/Part.tsx';
import { methodNotAllowed } from '../../shell/method-not-allowed.server.ts';
import { loadStage } from '../../stage/stage.server.ts';
import { loadLive as loadApply } from '../../widgets/apply/live.server.ts';
import { hasSent } from '../../widgets/apply/sent.server.ts';
import { load as loadFavourites } from '../../widgets/favourites/load.server.ts';
import { WIDGET_PARAM } from '../../widgets/focus.ts';
import { FocusFrame } from '../../widgets/FocusFrame.tsx';
import type { ApplyView } from '../../widgets/apply/view-types.ts';
import { definitionOf, loadFocused, loadGrid, offeredTo } from '../../widgets/grid.server.ts';
import { findWidgetServer } from '../../widgets/registry.server.ts';
import { takeForm } from '../../widgets/take-form.server.ts';
import type { RequestScope } from '../../applicant/request-scope.ts';
import type { WidgetOutcome } from '../../widgets/outcome.ts';
import { WidgetGrid } from '../../widgets/WidgetGrid.tsx';
import type { WelcomeProps } from './Welcome.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const { user, personalisation } = applicant;
  const { studyLevel, studyYear } = personalisation;
  const scope = { request, context, applicant };
  const wanted = new URL(request.url).searchParams.get(WIDGET_PARAM);
  // What is beside a widget that is shown alone is not asked for: it is quick.
  const focused = await loadFocused(scope, wanted);
  if (focused) return new PageData({ focused, hub: null });

  const [alerts, feed, happening, apply, favourites, grid, stage, sent, promotions, adverts] =
    await Promise.all([
      loadAlerts(scope),
      loadFeed(scope, offeredTo(scope)),
      loadHappening(scope),
      loadApply(scope),
      loadFavourites(scope),
      loadGrid(scope),
      loadStage(scope),
      hasSent(scope),
      loadPromotions(scope),
      loadAdverts(scope),
    ]);
  const focus = focusedWidgetOnMobile(wanted, applicant.pageState.applyMode.ug);
  const hasFocus =
    (apply !== null && focus === apply.focusId) ||
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
    hub: {
      modal: openingModal(request, applicant),
      alerts,
      live: liveBanner(applicant.pageState, context),
      drafts: { owner: draftOwner(applicant.session.uid), texts: openableTexts(scope) },
      welcome,
      phase: phaseBanner(scope, apply),
      apply,
      feed,
      happening,
      favourites,
      grid,
      promotions,
      focus: hasFocus ? focus : null,
      // The stages end with an application that is sent; nothing is said while that is not known.
      stage: sent === false ? stage : null,
      profile: profileScore(user.profileComplete),
      todo: todoProgress(user.settings),
      adverts,
    },
  });
}

/** The texts that save themselves and are for this person. */
const openableTexts = (scope: RequestScope) =>
  draftKinds.flatMap(({ id }) => {
    const title = definitionOf(id, scope)?.title();
    return title === undefined ? [] : [{ id, title }];
  });

/** Takes the forms of the widgets, each by its own server half. */
export async function action({ request, context }: ActionFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const id = new URL(request.url).searchParams.get(WIDGET_PARAM);
  const act = findWidgetServer(id)?.act;
  if (!act) return methodNotAllowed();
  const form = await readForm(request, applicant.session, context);
  return takeForm(act, { request, context, applicant }, form);
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  {
    title: loaded?.data.focused
      ? m.shell_page_title({ page: loaded.data.focused.widget.title })
      : m.page_hub_heading(),
  },
];

export default function Hub() {
  const { focused, hub } = useLoaderData<typeof loader>().data;
  const outcome = useActionData<WidgetOutcome>();
  if (focused) {
    const { id, title } = focused.widget;
    return (
      <FocusFrame focus={id} label={title} isAlone settingsHref={widgetSettingsPath(id)}>
        <Island of="lateNote" props={{ of: 'widget' }} />
        <Island of="widget" props={{ loaded: focused, outcome, part: 'Focused' }} />
      </FocusFrame>
    );
  }
  const {
    modal,
    alerts,
    live,
    drafts,
    welcome,
    phase,
    apply,
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
  const isApplyFocused = apply !== null && focus === apply.focusId;
  return (
    <FocusFrame focus={focus} label={m.page_hub_heading()} isAlone={false} settingsHref={null}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1} size="xl">
            {m.page_hub_heading()}
          </Heading>
          <Text size="s" muted>
            {m.page_hub_subheading()}
          </Text>
        </Stack>
        <Island of="sinceLine" props={{ news }} {...(news !== null && { wakes: 'load' })} />
        <Island of="alerts" props={{ alerts }} />
        {live && (
          <div data-beside-focus>
            <LiveBanner {...live} />
          </div>
        )}
        {modal && <Island of="modal" props={{ id: modal }} />}
        <Island of="unsavedTexts" props={drafts} />
        <Grid columns="2-1" align="start">
          <div data-beside-focus={!isApplyFocused || undefined}>
            {apply && (
              <Island
                of="apply"
                props={{ initial: apply, isFocused: isApplyFocused }}
                {...(isApplyUrgent(apply, isApplyFocused) && { wakes: 'load' })}
              />
            )}
          </div>
          <Stack gap={4} data-beside-focus>
            <Island of="welcomeLine" props={welcome} />
            <Island of="progress" props={{ stage, profile, todo }} />
          </Stack>
        </Grid>
        {phase && (
          <div data-beside-focus>
            <PhaseBanner {...phase} />
          </div>
        )}
        <div data-beside-focus>
          <Island of="feed" props={{ initial: feed }} />
        </div>
        {favourites && (
          <div data-beside-focus>
            <Island
              of="favourites"
              props={{ initial: favourites }}
              {...(favourites.state === 'pending' && { wakes: 'load' })}
            />
          </div>
        )}
        <div data-beside-focus={isApplyFocused || undefined}>
          <WidgetGrid grid={grid} outcome={outcome} focus={focus} />
        </div>
        {happening.length > 0 && (
          <div data-beside-focus>
            <Island of="happening" props={{ items: happening }} />
          </div>
        )}
        {promotions.length > 0 && <Island of="promotions" props={{ promotions }} />}
        <UsefulGuides />
        {adverts ? <Island of="adverts" props={adverts} /> : <GonePart id={ADVERTS_PART} />}
      </Stack>
    </FocusFrame>
  );
}

/** What waits for an answer, or celebrates one, is live at once. */
const isApplyUrgent = ({ state, tiles }: ApplyView, isFocused: boolean): boolean =>
  isFocused || state === 'pending' || tiles.some(({ celebrates }) => celebrates);
