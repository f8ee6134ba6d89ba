import { Card, Heading, Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { partProps } from '#app/platform/browser/page/section.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { SHARE_PART } from '#app/platform/paths/share-path.ts';
import { ShareLinks } from './ShareLinks.tsx';
import type { LinksView } from './view-types.ts';

interface ShareCardProps {
  readonly title: string;
  /** Describes what readers of a link can see. */
  readonly intro: string;
  readonly links: LinksView;
  /** The form that creates a link. */
  readonly children: ReactNode;
}

export const ShareCard = ({ title, intro, links, children }: ShareCardProps) => (
  <Card {...partProps(SHARE_PART)} as="section" aria-labelledby="share-heading">
    <PartNotice of={[SHARE_PART]} />
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="l" id="share-heading">
          {title}
        </Heading>
        <Text>{intro}</Text>
      </Stack>
      {children}
      <ShareLinks {...links} />
    </Stack>
  </Card>
);
