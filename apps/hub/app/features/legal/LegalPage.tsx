import { Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';
import { PageHead, type PageHeadProps } from '#app/platform/layout/frame/PageHead.tsx';

interface LegalPageProps extends Pick<PageHeadProps, 'back'> {
  path: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A public page about data and rules. */
export const LegalPage = ({ path, title, intro, back, children }: LegalPageProps) => (
  <HubShell person={null} current={path} width="reading">
    <Stack gap={6}>
      <PageHead title={title} {...(back && { back })}>
        <Text size="l">{intro}</Text>
      </PageHead>
      {children}
    </Stack>
  </HubShell>
);
