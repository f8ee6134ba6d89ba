import { Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { HubShell } from '#app/platform/layout/frame/HubShell.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';

interface LegalPageProps {
  path: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A public page about data and rules. */
export const LegalPage = ({ path, title, intro, children }: LegalPageProps) => (
  <HubShell person={null} current={path} width="reading">
    <Stack gap={6}>
      <PageHead title={title}>
        <Text size="l">{intro}</Text>
      </PageHead>
      {children}
    </Stack>
  </HubShell>
);
