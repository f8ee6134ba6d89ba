import { m } from '@applicant-hub/copy';
import { DescriptionList, Inline, Link, Text } from '@applicant-hub/design-system';
import { industriesIn, formatDate } from '@applicant-hub/domain';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { paths } from '#app/platform/paths/links.ts';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import type { OfferView } from './view.ts';

/** All details that would be sent, and their recipient (GOV-13). */
export function ConfirmWords({ details }: Pick<OfferView, 'details'>) {
  const account = useHrefTo()(systemPages.profile);
  const { firstName, lastName, dateOfBirth, email, postcode, industry } = details;
  const given = (text: string) =>
    text === '' ? m.support_missing() : <span data-own-text>{text}</span>;
  const birthDay = dateOfBirth.replaceAll('/', '-');
  return (
    <>
      <Text>{m.support_confirm_to()}</Text>
      <DescriptionList
        items={[
          { term: m.support_first_name(), description: given(firstName) },
          { term: m.support_last_name(), description: given(lastName) },
          {
            term: m.support_date_of_birth(),
            description: <time dateTime={birthDay}>{formatDate(birthDay)}</time>,
          },
          { term: m.support_email(), description: given(email) },
          { term: m.support_postcode(), description: given(postcode) },
          {
            term: m.support_industry(),
            description: <span {...publishedText}>{industriesIn(industry).join('; ')}</span>,
          },
          {
            term: m.support_date_of_interest(),
            description: m.support_date_of_interest_now(),
          },
          { term: m.support_not_sent(), description: m.support_not_sent_value() },
        ]}
      />
      <Text size="s" muted>
        {account === null ? m.support_confirm_change_alone() : m.support_confirm_change()}
      </Text>
      <Inline gap={4}>
        {account !== null && <Link href={account}>{m.support_confirm_account()}</Link>}
        <Link href={paths.preferences}>{m.support_confirm_preferences()}</Link>
      </Inline>
    </>
  );
}
