import { Heading, Stack } from '@applicant-hub/design-system';
import type { ComponentProps, ReactNode } from 'react';
import { BackLink, type BackLinkProps } from './BackLink.tsx';

export interface PageHeadProps {
  readonly title: ReactNode;
  /**
   * The target of the back link; null for a page without a back link, such as a tab of the header.
   */
  readonly back?: BackLinkProps | null;
  readonly heading?: Omit<ComponentProps<typeof Heading>, 'level' | 'size' | 'children'>;
  readonly children?: ReactNode;
}

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
