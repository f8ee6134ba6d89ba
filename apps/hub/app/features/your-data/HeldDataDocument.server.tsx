import { m } from '@applicant-hub/copy';
import {
  formatDate,
  isolated,
  isOwnDate,
  isOwnTodo,
  language,
  londonDate,
} from '@applicant-hub/domain';
import { feedPath } from '#app/platform/paths/calendar-path.ts';
import { documentStyles } from './document-styles.server.ts';
import type { HeldDataNotes } from './elsewhere.server.ts';
import { FavouritesPart, ShortlistPart } from './FavouritesPart.server.tsx';
import { FieldTable } from './FieldTable.server.tsx';
import type { HeldData } from './held-data.server.ts';
import type { FavouriteNames } from './names.server.ts';
import { OwnDatesPart } from './OwnDatesPart.server.tsx';
import { OwnTodosPart } from './OwnTodosPart.server.tsx';
import { QueuePart } from './QueuePart.server.tsx';
import { SharesPart } from './SharesPart.server.tsx';
import { StatusHistoryPart } from './StatusHistoryPart.server.tsx';
import { SettingsPart, VersionsPart } from './SettingsPart.server.tsx';

export interface HeldDataDocumentProps {
  held: HeldData;
  names: FavouriteNames;
  made: Date;
  notes: HeldDataNotes;
  /** Origin of the hub, for the links. */
  publicUrl: string;
  /** Path of the privacy policy; null if the hub does not have it. */
  policy: string | null;
}

export function HeldDataDocument(props: HeldDataDocumentProps) {
  const { held, made } = props;
  const { account } = held;
  const parts = partsOf(props);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{m.data_file_title()}</title>
        {/* The downloaded file has no Content-Security-Policy, and cannot load a style sheet. */}
        <style dangerouslySetInnerHTML={{ __html: documentStyles }} />
      </head>
      <body>
        <main>
          <h1>{m.data_file_title()}</h1>
          <p>
            {m.data_file_made({
              name: isolated(`${account.name} ${account.lastName}`) || account.uid,
              date: formatDate(londonDate(made)),
            })}
          </p>
          {!held.isComplete && <p>{m.data_file_incomplete()}</p>}
          <nav aria-label={m.data_file_contents()}>
            <ul>
              {parts.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
          {parts.map(({ id, heading, content }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {content}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

/** The parts of the file, in order, without the parts of APIs that the hub does not have. */
function partsOf({
  held,
  names,
  policy,
  publicUrl,
  notes: { storedBriefly, elsewhere },
}: HeldDataDocumentProps) {
  const { account, settings, versions, favourites, shortlist } = held;
  const { calendarLink, shares, ownDates, statusHistory, tickets } = held;
  return [
    {
      id: 'account',
      heading: m.data_file_account(),
      content: <FieldTable caption={m.data_file_account()} rows={accountRows(account)} />,
    },
    {
      id: 'saved',
      heading: m.data_file_settings(),
      content: <SettingsPart settings={settings} />,
    },
    {
      id: 'versions',
      heading: m.data_file_versions(),
      content: <VersionsPart versions={versions} />,
    },
    {
      id: 'favourites',
      heading: m.data_file_favourites(),
      content: <FavouritesPart favourites={favourites} names={names} />,
    },
    {
      id: 'shortlist',
      heading: m.data_file_shortlist(),
      content: <ShortlistPart shortlist={shortlist} names={names} />,
    },
    {
      id: 'calendar-link',
      heading: m.data_file_calendar_link(),
      content: <CalendarLinkPart link={calendarLink} publicUrl={publicUrl} />,
    },
    {
      id: 'shares',
      heading: m.data_file_shares(),
      content: <SharesPart shares={shares} publicUrl={publicUrl} />,
    },
    ownDates && {
      id: 'own-dates',
      heading: m.data_file_own_dates(),
      content: <OwnDatesPart dates={ownDates.filter(isOwnDate)} />,
    },
    ownDates && {
      id: 'own-todos',
      heading: m.data_file_own_todos(),
      content: <OwnTodosPart todos={ownDates.filter(isOwnTodo)} />,
    },
    statusHistory && {
      id: 'status-history',
      heading: m.data_file_history(),
      content: <StatusHistoryPart history={statusHistory} />,
    },
    tickets && {
      id: 'queue',
      heading: m.data_file_queue(),
      content: <QueuePart tickets={tickets} />,
    },
    {
      id: 'short-time',
      heading: m.data_file_short(),
      content: (
        <ul>
          {storedBriefly.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'elsewhere',
      heading: m.data_file_elsewhere(),
      content: <Elsewhere rows={elsewhere} policyUrl={policy && publicUrl + policy} />,
    },
  ].filter((part) => part !== undefined);
}

interface CalendarLinkPartProps {
  link: HeldData['calendarLink'];
  publicUrl: string;
}

function CalendarLinkPart({ link, publicUrl }: CalendarLinkPartProps) {
  if (!link) return <p>{m.data_file_none()}</p>;
  const { token, createdAt } = link;
  return (
    <FieldTable
      caption={m.data_file_calendar_link()}
      rows={[
        { name: m.data_file_calendar_link_address(), value: publicUrl + feedPath(token) },
        {
          name: m.data_file_calendar_link_made(),
          value:
            createdAt === null
              ? m.data_file_not_known()
              : formatDate(londonDate(new Date(createdAt))),
        },
      ]}
    />
  );
}

const accountRows = (account: HeldData['account']) => [
  { name: m.data_file_account_uid(), value: account.uid },
  { name: m.data_file_account_name(), value: account.name },
  { name: m.data_file_account_last_name(), value: account.lastName },
  { name: m.data_file_account_email(), value: account.email },
  { name: m.data_file_account_postcode(), value: account.postcode },
  { name: m.data_file_account_avatar(), value: account.avatar },
  {
    name: m.data_file_account_profile(),
    value: account.profileComplete ?? m.data_file_not_known(),
  },
];

interface ElsewhereProps {
  rows: HeldDataNotes['elsewhere'];
  policyUrl: string | null;
}

function Elsewhere({ rows, policyUrl }: ElsewhereProps) {
  return (
    <>
      <p>{m.data_file_elsewhere_intro()}</p>
      <table>
        <caption>{m.data_file_elsewhere()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.data_file_elsewhere_what()}</th>
            <th scope="col">{m.data_file_elsewhere_ask()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, ask }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{ask}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {policyUrl !== null && (
        <p>
          {m.data_file_elsewhere_privacy()}: <a href={policyUrl}>{policyUrl}</a>
        </p>
      )}
    </>
  );
}
