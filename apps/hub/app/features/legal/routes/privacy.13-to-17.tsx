import type { MetaFunction } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { Link, Text } from '@applicant-hub/design-system';
import { TextPart } from '#app/platform/layout/frame/TextPage.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { methodNotAllowed } from '#app/platform/request/method-not-allowed.server.ts';
import { LegalPage } from '../LegalPage.tsx';

export const action = methodNotAllowed;

export const meta: MetaFunction = () => [
  { title: m.shell_page_title({ page: m.privacy_young_title() }) },
];

const parts = [
  [m.privacy_young_store_heading, m.privacy_young_store],
  [m.privacy_young_see_heading, m.privacy_young_see],
  [m.privacy_young_adverts_heading, m.privacy_young_adverts],
  [m.privacy_young_yes_heading, m.privacy_young_yes],
  [m.privacy_young_delete_heading, m.privacy_young_delete],
  [m.privacy_young_worry_heading, m.privacy_young_worry],
] as const;

/**
 * The privacy page for readers aged 13 to 17, in the plain language that the Children's code
 * requires.
 */
export default function PrivacyForYoungPeople() {
  return (
    <LegalPage title={m.privacy_young_title()} intro={m.privacy_young_intro()}>
      {parts.map(([heading, words]) => (
        <TextPart key={heading()} heading={heading()}>
          <Text>{words()}</Text>
        </TextPart>
      ))}
      <p>
        <Link href={paths.help}>{m.privacy_complain_help()}</Link>
      </p>
      <p>
        <Link href={paths.privacy}>{m.privacy_young_more()}</Link>
      </p>
    </LegalPage>
  );
}
