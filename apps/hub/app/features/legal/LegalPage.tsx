import { Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';

interface LegalPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export const LegalPage = ({ title, intro, children }: LegalPageProps) => (
  <Stack gap={6}>
    <PageHead title={title}>
      <Text size="l">{intro}</Text>
    </PageHead>
    {children}
  </Stack>
);
