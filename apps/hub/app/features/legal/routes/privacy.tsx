import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { m } from '@applicant-hub/copy';
import { Link, Text } from '@applicant-hub/design-system';
import { formatList } from '@applicant-hub/domain';
import { TextList, TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { LegalPage } from '../LegalPage.tsx';
import { mediaOf, mediaWords } from '../media-words.ts';

const ICO = 'https://ico.org.uk/make-a-complaint/';

/** The systems that the page mentions only in a hub that has them. */
export function loader({ context }: LoaderFunctionArgs) {
  const { clients, config } = context;
  const { schools, phone, geocode, spotlights, careers } = clients;
  return {
    media: mediaOf(config),
    history: clients.history !== null,
    ownDates: clients.ownDates !== null,
    address: clients.address !== null,
    lookups: [
      ...(schools ? [m.privacy_who_schools()] : []),
      ...(phone ? [m.privacy_who_phones()] : []),
      ...(geocode ? [m.privacy_who_places()] : []),
    ],
    partners: spotlights !== null || careers !== null || config.comments !== null,
    adverts: clients.adverts !== null,
    support: clients.support !== null,
  };
}

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.privacy_title() }) },
];

/** A short form of docs/privacy.md for applicants. */
export default function Privacy() {
  const has = useLoaderData<typeof loader>();
  const policy = useHrefTo()(preferencePages.privacyPolicy);
  return (
    <LegalPage title={m.privacy_title()} intro={m.privacy_intro()}>
      <p>
        <Link href={paths.privacyYoung}>{m.privacy_young_link()}</Link>
      </p>
      <TextPart heading={m.privacy_what_heading()}>
        <TextList
          items={[
            m.privacy_what_account(),
            m.privacy_what_yours(),
            m.privacy_what_told(),
            m.privacy_what_applications(),
            ...(has.ownDates ? [m.privacy_what_dates()] : []),
            ...(has.history ? [m.privacy_what_history()] : []),
          ]}
        />
      </TextPart>
      <TextPart heading={m.privacy_why_heading()}>
        <Text>{m.privacy_why()}</Text>
      </TextPart>
      <TextPart heading={m.privacy_who_heading()}>
        <TextList
          items={[
            ...(has.address ? [m.privacy_who_address()] : []),
            ...(has.lookups.length > 0
              ? [m.privacy_who_lookups({ names: formatList(has.lookups) })]
              : []),
            ...(has.partners ? [m.privacy_who_partners()] : []),
            mediaWords(has.media).privacy,
            m.privacy_who_links(),
            ...(has.adverts ? [m.privacy_who_adverts()] : []),
            ...(has.support ? [m.privacy_who_dfe()] : []),
          ]}
        />
      </TextPart>
      <TextPart heading={m.privacy_rights_heading()}>
        <Text>{m.privacy_rights()}</Text>
        <p>
          <Link href={paths.yourData}>{m.privacy_rights_data()}</Link>
        </p>
        <p>
          <Link href={paths.deleteData}>{m.privacy_rights_delete()}</Link>
        </p>
        {has.adverts && (
          <p>
            <Link href={paths.adverts}>{m.privacy_rights_adverts()}</Link>
          </p>
        )}
      </TextPart>
      <TextPart heading={m.privacy_complain_heading()}>
        <Text>{m.privacy_complain()}</Text>
        <p>
          <Link href={paths.help}>{m.privacy_complain_help()}</Link>
        </p>
        <p>
          <Link href={ICO}>{m.privacy_complain_ico()}</Link>
        </p>
        <Text>
          {m.privacy_organisation()}
          {policy !== null && ` ${m.privacy_organisation_policy()}`}
        </Text>
        {policy !== null && (
          <p>
            <Link href={policy}>{m.privacy_organisation_link()}</Link>
          </p>
        )}
      </TextPart>
    </LegalPage>
  );
}
