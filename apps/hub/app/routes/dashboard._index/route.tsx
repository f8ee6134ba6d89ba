import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { useState } from 'react';
import { Grid, Heading, Stack, Text } from '@applicant-hub/design-system';
import { focusedWidgetOnMobile, profileScore, todoProgress } from '@applicant-hub/domain';
import { loadAdverts } from '../../adverts/load.server.ts';
import { getApplicant } from '../../applicant/applicant.server.ts';
import { personView } from '../../applicant/person-view.server.ts';
import { draftKinds } from '../../drafts/kinds.server.ts';
import { draftOwner } from '../../drafts/load.server.ts';
import { loadFeed } from '../../feed/load.server.ts';
import { loadHappening } from '../../happening/load.server.ts';
import { ModalArea } from '../../modals/ModalArea.tsx';
import { liveBanner } from '../../live/live-banner.server.ts';
import { openingModal } from '../../modals/opening-modal.server.ts';
import { loadAlerts } from '../../notifications/alerts.server.ts';
import { phaseBanner } from '../../phases/phase-banner.server.ts';
import { loadPromotions } from '../../promotions/load.server.ts';
import { readForm } from '../../server/session.server.ts';
import { methodNotAllowed } from '../../shell/method-not-allowed.server.ts';
import { loadStage } from '../../stage/stage.server.ts';
import { load as loadApply } from '../../widgets/apply/load.server.ts';
import { hasSent } from '../../widgets/apply/sent.server.ts';
import { load as loadFavourites } from '../../widgets/favourites/load.server.ts';
import { onlyTabChanged } from '../../widgets/favourites/tabs.ts';
import { WIDGET_PARAM } from '../../widgets/focus.ts';
import { FocusFrame } from '../../widgets/FocusFrame.tsx';
import { definitionOf, loadFocused, loadGrid } from '../../widgets/grid.server.ts';
import { findWidgetServer } from '../../widgets/server-half.server.ts';
import { takeForm } from '../../widgets/take-form.server.ts';
import type { WidgetScope } from '../../widgets/scope.ts';
import type { WidgetOutcome } from '../../widgets/outcome.ts';
import {
  AdvertsPart,
  AlertsPart,
  ApplyPart,
  FavouritesPart,
  FeedPart,
  FocusedPart,
  GridPart,
  GuidesPart,
  HappeningPart,
  LivePart,
  PhasePart,
  ProgressPart,
  PromotionsPart,
  UnsavedPart,
  WelcomePart,
} from './parts.ts';
import type { WelcomeProps } from './Welcome.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const applicant = await getApplicant(request, context);
  const { user, personalisation } = applicant;
  const { studyLevel, studyYear } = personalisation;
  const scope = { request, context, applicant };
  const wanted = new URL(request.url).searchParams.get(WIDGET_PARAM);
  // What is beside a widget that is shown alone is not asked for: it is quick.
  const focused = await loadFocused(scope, wanted);
  if (focused) return { focused, hub: null };

  const [alerts, feed, happening, apply, favourites, grid, stage, sent, promotions, adverts] =
    await Promise.all([
      loadAlerts(scope),
      loadFeed(scope),
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
  return {
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
  };
}

/** The texts that save themselves and are for this person. */
const openableTexts = (scope: WidgetScope) =>
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

export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  onlyTabChanged(change) ? false : change.defaultShouldRevalidate;

export const meta: MetaFunction = () => [{ title: m.page_hub_heading() }];

export default function Hub() {
  const { focused, hub } = useLoaderData<typeof loader>();
  const outcome = useActionData<WidgetOutcome>();
  const [statuses, setStatuses] = useState<string | null>(null);
  if (focused) return <FocusedPart focused={focused} outcome={outcome} />;
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
  const isApplyFocused = apply !== null && focus === apply.focusId;
  return (
    <FocusFrame focus={focus} label={m.page_hub_heading()} isAlone={false} settingsHref={null}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1} size="2xl">
            {m.page_hub_heading()}
          </Heading>
          <Text muted>{m.page_hub_subheading()}</Text>
        </Stack>
        {alerts.length > 0 && <AlertsPart alerts={alerts} />}
        {live && (
          <div data-beside-focus>
            <LivePart {...live} />
          </div>
        )}
        <ModalArea opening={modal} />
        <UnsavedPart {...drafts} />
        <div data-beside-focus>
          <WelcomePart {...welcome} />
        </div>
        {phase && (
          <div data-beside-focus>
            <PhasePart {...phase} />
          </div>
        )}
        <Grid columns="2-1" align="start">
          <div data-beside-focus={!isApplyFocused || undefined}>
            {apply && (
              <ApplyPart initial={apply} isFocused={isApplyFocused} onStatuses={setStatuses} />
            )}
          </div>
          <ProgressPart stage={stage} profile={profile} todo={todo} />
        </Grid>
        <div data-beside-focus>
          <FeedPart initial={feed} statuses={statuses} />
        </div>
        {favourites && (
          <div data-beside-focus>
            <FavouritesPart initial={favourites} />
          </div>
        )}
        <div data-beside-focus={isApplyFocused || undefined}>
          <GridPart grid={grid} outcome={outcome} focus={focus} />
        </div>
        {happening.length > 0 && (
          <div data-beside-focus>
            <HappeningPart items={happening} />
          </div>
        )}
        {promotions.length > 0 && <PromotionsPart promotions={promotions} />}
        <GuidesPart />
        {adverts && <AdvertsPart {...adverts} />}
      </Stack>
    </FocusFrame>
  );
}
