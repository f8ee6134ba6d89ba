import { Heading, Stack } from '@applicant-hub/design-system';
import type { ComponentProps, ReactNode } from 'react';
import { BackLink, type BackLinkProps } from './BackLink.tsx';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** Where the way back leads; null where a page has none, for a tab of the header is itself. */
  readonly back?: BackLinkProps | null;
  /** Attributes of the heading. */
  readonly heading?: Omit<ComponentProps<typeof Heading>, 'level' | 'size' | 'children'>;
  /** What the page is about, under its heading. */
  readonly children?: ReactNode;
}

/** How every page begins: the way back, its heading, and what it is about. */
export const PageHead = ({ title, back = {}, heading, children }: PageHeadProps) => (
  <Stack as="header" gap={3}>
    {back && <BackLink {...back} />}
    <Stack gap={2}>
      <Heading level={1} size="2xl" {...heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Stack>
);
