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
import type { ReactNode } from 'react';
import { ADVERTS_PART } from '#app/features/adverts/fields.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import type { PropsOf } from '#app/platform/islands/registered.ts';
import { UsefulGuides } from '#app/features/hub-sections/UsefulGuides.tsx';
import { LiveBanner } from '#app/features/live/LiveBanner.tsx';
import { PhaseBanner } from '#app/features/hub-sections/PhaseBanner.tsx';
import { GonePart } from '#app/platform/flash/Part.tsx';
import { AdviserLink } from '#app/platform/layout/frame/AdviserLink.tsx';
import '#app/platform/layout/media/far-parts.css.ts';
import { FAR, layOutLater } from '#app/platform/layout/media/far-parts.ts';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { FocusFrame } from '#app/features/widget-kit/FocusFrame.tsx';
import type { ApplyView } from '#app/features/application-status/tile/tiles-view-types.ts';
import type { WidgetOutcome } from '#app/features/widget-kit/outcome.ts';
import { WidgetGrid } from '#app/features/dashboard/grid/WidgetGrid.tsx';
import type { HubView } from './load-hub.server.ts';

interface HubPageProps {
  hub: HubView;
  /** The response to a form of a tool; undefined if no form was sent. */
  outcome: WidgetOutcome | undefined;
}

export function HubPage({ hub, outcome }: HubPageProps) {
  const { live, modal, apply, soon, phase, favourites, happening, promotions, adverts } = hub;
  const { focus } = hub;
  const isApplyFocused = focus === apply?.focusId;
  return (
    <FocusFrame focus={focus} label={m.page_hub_heading()} isAlone={false} settingsHref={null}>
      <Stack gap={6}>
        <HubHead
          shortcuts={hub.shortcuts}
          news={apply?.history?.news ?? null}
          picture={hub.newsPicture}
        />
        {live && (
          <div data-beside-focus>
            <LiveBanner {...live} />
          </div>
        )}
        {modal && <Island of="modal" props={{ id: modal }} />}
        <Island of="unsavedTexts" props={hub.drafts} />
        <div data-beside-focus={!isApplyFocused || undefined}>
          {apply && <Apply {...hub} apply={apply} isFocused={isApplyFocused} />}
        </div>
        {soon && <Soon {...soon} />}
        <Island of="alerts" props={{ alerts: hub.alerts }} />
        <div className={screenOnly} data-beside-focus>
          <Grid columns="1-2" gap={4} align="center">
            <Island of="welcomeLine" props={hub.welcome} />
            <Island
              of="progress"
              props={{ stage: hub.stage, profile: hub.profile, todo: hub.todo }}
            />
          </Grid>
        </div>
        {phase && (
          <div data-beside-focus>
            <PhaseBanner {...phase} />
          </div>
        )}
        <InlineScript source={layOutLater} />
        <FarSection>
          <Island of="feed" props={{ initial: hub.feed }} />
        </FarSection>
        {favourites && (
          <FarSection>
            <Island
              of="favourites"
              props={{ initial: favourites }}
              {...(favourites.state === 'pending' && { wakes: 'load' })}
            />
          </FarSection>
        )}
        <div
          {...{ [FAR]: focus === null ? '' : undefined }}
          data-beside-focus={isApplyFocused || undefined}
        >
          <WidgetGrid grid={hub.grid} outcome={outcome} focus={focus} />
        </div>
        {apply && (
          <div data-beside-focus>
            <AdviserLink />
          </div>
        )}
        {happening.length > 0 && (
          <FarSection>
            <Island of="happening" props={{ items: happening }} />
          </FarSection>
        )}
        {promotions.length > 0 && (
          <Island
            of="promotions"
            box={{ className: screenOnly, [FAR]: '' }}
            props={{ promotions }}
          />
        )}
        <UsefulGuides />
        {adverts ? <Island of="adverts" props={adverts} /> : <GonePart id={ADVERTS_PART} />}
      </Stack>
    </FocusFrame>
  );
}

type HubHeadProps = Pick<HubView, 'shortcuts'> & PropsOf<'sinceLine'>;

function HubHead({ shortcuts, ...since }: HubHeadProps) {
  return (
    <Stack gap={1}>
      {/* Small gaps, so that the row fits on a phone next to a scroll bar. */}
      <Inline gap={1} justify="space-between">
        <Inline gap={3} align="baseline">
          <Heading level={1} size="xl">
            {m.page_hub_heading()}
          </Heading>
          {/* Hidden on a phone, whose first screen has no room for this text (EXT-32). */}
          <VisuallyHidden as="div" onlyOn="small">
            <Text size="s" muted>
              {m.page_hub_subheading()}
            </Text>
          </VisuallyHidden>
        </Inline>
        <Text as="span" size="s">
          <Inline gap={3}>
            {shortcuts.map(({ href, label }) => (
              <Link key={href} href={href} variant="compact">
                {label}
              </Link>
            ))}
          </Inline>
        </Text>
      </Inline>
      <Island of="sinceLine" props={since} {...(since.news !== null && { wakes: 'load' })} />
    </Stack>
  );
}

interface ApplyProps extends Pick<HubView, 'courses' | 'places' | 'calls'> {
  apply: NonNullable<HubView['apply']>;
  isFocused: boolean;
}

const Apply = ({ apply, courses, places, calls, isFocused }: ApplyProps) => (
  <Island
    of="apply"
    props={{
      initial: apply,
      courses,
      isFocused,
      // Omitted if there are none, because the page contains these props as JSON and should be
      // small.
      ...(places && { places }),
      ...(calls && { calls }),
    }}
    {...(isApplyUrgent(apply, isFocused) && { wakes: 'load' })}
  />
);

/**
 * Whether the section must be interactive as soon as the page loads: because it has the focus,
 * waits for a response, or celebrates a result.
 */
const isApplyUrgent = ({ state, tiles }: ApplyView, isFocused: boolean): boolean =>
  isFocused || state === 'pending' || tiles.some(({ celebrates }) => celebrates);

const Soon = ({ href, words }: NonNullable<HubView['soon']>) => (
  <div className={screenOnly} data-beside-focus>
    <Inline gap={2} align="start" nowrap>
      <CalendarIcon />
      <Link href={href}>{words}</Link>
    </Inline>
  </div>
);

const FarSection = ({ children }: { children: ReactNode }) => (
  <div className={screenOnly} {...{ [FAR]: '' }} data-beside-focus>
    {children}
  </div>
);
