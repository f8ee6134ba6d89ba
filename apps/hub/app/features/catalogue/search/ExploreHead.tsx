import { m } from '@applicant-hub/copy';
import { Stack, TabNav, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { paths } from '#app/platform/paths/links.ts';

/** The pages that are tabs below the heading. */
type ExplorePath =
  typeof paths.forYou | typeof paths.subjects | typeof paths.unis | typeof paths.locations;

export interface ExploreHeadProps {
  readonly title: string;
  readonly intro: string;
  readonly current: ExplorePath;
  /** Further content below the introduction, for example a link. */
  readonly children?: ReactNode;
}

export function ExploreHead({ title, intro, current, children }: ExploreHeadProps) {
  const items = [
    { href: paths.forYou, label: m.explore_nav_for_you() },
    { href: paths.subjects, label: m.explore_nav_subjects() },
    { href: paths.unis, label: m.explore_nav_unis() },
    { href: paths.locations, label: m.explore_nav_locations() },
  ].map((item) => ({ ...item, current: item.href === current }));
  return (
    <Stack as="header" gap={5}>
      <PageHead title={title} back={null}>
        <Text size="l" muted>
          {intro}
        </Text>
        {children}
      </PageHead>
      <TabNav label={m.explore_nav_label()} items={items} />
    </Stack>
  );
}
