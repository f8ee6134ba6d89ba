import { m } from '@applicant-hub/copy';
import { PageShell } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import type { PersonView } from '../applicant/person-view.server.ts';
import { whenUsed } from '../parts/gates.ts';
import { latePart } from '../parts/late-part.tsx';
import { FormTokenContext } from './form-token.ts';
import { useEndElsewhere } from './use-end-elsewhere.ts';

/** The signed-in person as the header shows them. */
export interface Person extends PersonView {
  /** The form token of every form on the page. */
  csrf: string;
  /** How long the session lasts (milliseconds), or null when nobody knows. */
  sessionEndsIn: number | null;
  /** How many notifications are unread; null while nobody knows. */
  unread: number | null;
}

export interface HubShellProps {
  /** Null on pages that anybody may see, and on failures. */
  person: Person | null;
  /** Path of the tab that is shown. */
  current?: string;
  /** `reading` for pages of text and forms. */
  width?: 'reading';
  children: ReactNode;
}

/** The frame of every page. It needs no loader data, so that failures can wear it too. */
export function HubShell({ person, current, width, children }: HubShellProps) {
  useEndElsewhere();
  return (
    <FormTokenContext.Provider value={person?.csrf ?? ''}>
      <PageShell
        skipLabel={m.page_skip_link()}
        header={<Head person={person} current={current} />}
        footer={<Foot />}
        width={width}
      >
        {children}
      </PageShell>
      {person && <SessionWatch endsIn={person.sessionEndsIn} />}
    </FormTokenContext.Provider>
  );
}

// Links and forms, which need no script: it comes when somebody uses the page.
const Head = latePart(async () => (await import('./Frame.tsx')).Head, { opens: whenUsed });
const Foot = latePart(async () => (await import('./Frame.tsx')).Foot, { opens: whenUsed });
const SessionWatch = latePart(
  async () => (await import('../session-warning/SessionWatch.tsx')).SessionWatch,
  { opens: whenUsed },
);
