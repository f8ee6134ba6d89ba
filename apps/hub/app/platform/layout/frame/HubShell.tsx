import { m } from '@applicant-hub/copy';
import { Link, PageShell } from '@applicant-hub/design-system';
import { useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useContext, useMemo } from 'react';
import type { PersonView } from '#app/platform/request/person-view.server.ts';
import { Island } from '#app/platform/islands/Island.tsx';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import {
  LanguageSuggestionContext,
  useOtherLanguage,
} from '#app/platform/layout/language/languages-context.ts';
import { languagePath } from '#app/platform/paths/links.ts';
import { screens } from '#app/platform/paths/screens.ts';
import { Foot, type HeadPerson } from './Frame.tsx';

export interface Person extends PersonView {
  /** The form token of every form on the page. */
  csrf: string;
  /** Remaining time of the session (milliseconds); null if unknown. */
  sessionEndsIn: number | null;
  /** Number of unread notifications; null if unknown. */
  unread: number | null;
}

export interface HubShellProps {
  /** Null on public pages, and on error pages. */
  person: Person | null;
  /** Path of the current tab. */
  current?: string;
  /** `reading` for pages of text and forms. */
  width?: 'reading';
  children: ReactNode;
}

/** The frame needs no data of its page, so that error pages can use it too. */
export function HubShell({ person, current, width, children }: HubShellProps) {
  const root = useRouteLoaderData<{ hasCalendar?: boolean }>('root');
  const { path } = useContext(PageContext);
  const otherLanguage = useOtherLanguage();
  const token = person?.csrf ?? '';
  const page = useMemo(() => ({ path, token }), [path, token]);
  return (
    <PageContext.Provider value={page}>
      <PageShell
        skipLabel={m.page_skip_link()}
        header={
          <Island
            of="head"
            props={{
              person: person && headPerson(person),
              current,
              otherLanguage,
              ...(root?.hasCalendar === false && { withoutDates: true }),
            }}
          />
        }
        footer={<Foot otherLanguage={otherLanguage} />}
        width={width}
      >
        {(person === null || current === screens.welcome) && <Suggestion />}
        {children}
      </PageShell>
      {person && <Island of="session" props={{ endsIn: roundDown(person.sessionEndsIn) }} />}
    </PageContext.Provider>
  );
}

/** Only where the hub does not know the user yet, because the header has a link on every page. */
function Suggestion() {
  const suggestion = useContext(LanguageSuggestionContext);
  if (suggestion === null) return null;
  const { to, words } = suggestion;
  return (
    <p>
      <Link href={languagePath(to)} lang={to} hrefLang={to} variant="standalone">
        {words}
      </Link>
    </p>
  );
}

const headPerson = ({ name, initials, colour, avatar, unread }: Person): HeadPerson => ({
  name,
  initials,
  colour,
  avatar,
  unread,
});

/**
 * The remaining time is rounded down to ten seconds, so that pages share cached HTML. The session
 * warning may therefore appear up to ten seconds too early, which does no harm.
 */
const SHARED_MS = 10_000;

const roundDown = (ms: number | null) => ms && Math.floor(ms / SHARED_MS) * SHARED_MS;
