import type { ReactNode } from 'react';
import { AppHeader, Footer, Heading, Link, PageShell, Text } from '@applicant-hub/design-system';
import { DaysGrid } from './DaysGrid.tsx';

interface OpenDaysProps {
  /** Query string with the state of the table. */
  readonly query: string;
  readonly children: ReactNode;
}

export function OpenDays({ query, children }: OpenDaysProps) {
  return (
    <PageShell
      width="reading"
      skipLabel="Skip to main content"
      header={
        <AppHeader
          brand={
            <Link href="/" variant="quiet">
              Harbour College
            </Link>
          }
        />
      }
      footer={<Footer label="Harbour College" items={[{ href: '/privacy', label: 'Privacy' }]} />}
    >
      <Heading level={1}>Visit us on an open day</Heading>
      <Text>See where you would learn, and ask whoever would teach you.</Text>
      <DaysGrid query={query} />
      {children}
    </PageShell>
  );
}
