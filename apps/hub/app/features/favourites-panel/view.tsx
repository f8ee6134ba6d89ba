import { m } from '@applicant-hub/copy';
import { Heading, Inline, Link, Stack, TabNav, Text } from '@applicant-hub/design-system';
import { useRef } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { Part } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { TabPanel } from './TabPanel.tsx';
import { type FavouriteTab, favouriteTabs, TAB_PARAM } from './tabs.ts';
import { tabWords } from './tab-words.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useTabView } from './use-tab-view.ts';
import type { FavouritesView } from './view-types.ts';

const SECTION = 'favourites';

const PANEL = 'favourites-panel';

export function FavouritesWidget({ initial }: { initial: FavouritesView }) {
  const tabs = useRef<HTMLDivElement>(null);
  const view = useTabView(initial, tabs);
  // Tabs need arrow keys, which need a script. Until the script runs, the tabs are links.
  const hasKeys = useArrowKeys(tabs);
  return (
    <Stack
      {...partProps(SECTION)}
      as="section"
      gap={4}
      aria-labelledby="favourites-heading"
      data-widget="Favourites"
      data-state={dataStates[view.state]}
    >
      <Inline justify="space-between" align="baseline">
        <Heading level={2} size="l" id="favourites-heading">
          {m.favourites_heading()}
        </Heading>
        <Link href={paths.favourites} variant="compact">
          {m.favourites_manage()}
        </Link>
      </Inline>
      <div ref={tabs}>
        <TabNav
          part
          label={m.favourites_tabs_label()}
          panel={hasKeys ? PANEL : undefined}
          items={favouriteTabs.map((tab, index) => ({
            // Without scripts, the anchor scrolls the new page to the tabs. With scripts the page
            // does not move (SH-39).
            href: `${paths.hub}?${TAB_PARAM}=${tab}${hasKeys ? '' : `#${SECTION}`}`,
            label: tabLabel(tab, initial.counts?.[index] ?? null),
            current: tab === view.tab,
          }))}
        />
      </div>
      <div
        id={PANEL}
        role={hasKeys ? 'tabpanel' : undefined}
        aria-label={hasKeys ? tabWords[view.tab]() : undefined}
      >
        <Part id={SECTION}>
          <TabPanel view={view} />
        </Part>
      </div>
    </Stack>
  );
}

const dataStates = {
  ready: 'ready',
  empty: 'empty',
  pending: 'pending',
  loading: 'pending',
  error: 'error',
  unreachable: 'error',
} as const;

const tabLabel = (tab: FavouriteTab, count: number | null) => (
  <>
    {tabWords[tab]()}
    {count !== null && (
      <Text as="span" size="s" muted numeric>
        {` ${count}`}
      </Text>
    )}
  </>
);
