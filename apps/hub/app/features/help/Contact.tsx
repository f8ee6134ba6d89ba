import { m } from '@applicant-hub/copy';
import { type Description, DescriptionList, Link, Stack, Text } from '@applicant-hub/design-system';
import type { ReactElement } from 'react';
import type { HelpContact } from '#app/platform/server/config/config.server.ts';
import { phoneUrl } from '#app/platform/paths/phone-url.ts';

export function Contact({ phone, phoneHours, chatUrl, chatHours, email, post }: HelpContact) {
  const ways: Description[] = [];
  if (phone !== null)
    ways.push({
      term: m.help_contact_phone(),
      description: withHours(<Link href={phoneUrl(phone)}>{phone}</Link>, phoneHours),
    });
  if (chatUrl !== null)
    ways.push({
      term: m.help_contact_chat(),
      description: withHours(<Link href={chatUrl}>{m.help_contact_chat_link()}</Link>, chatHours),
    });
  if (email !== null)
    ways.push({
      term: m.help_contact_email(),
      description: <Link href={`mailto:${email}`}>{email}</Link>,
    });
  if (post !== null) ways.push({ term: m.help_contact_post(), description: post });
  return (
    <>
      <Text>{m.help_contact_adviser()}</Text>
      {ways.length > 0 && <DescriptionList items={ways} />}
    </>
  );
}

const withHours = (link: ReactElement, hours: string | null) => (
  <Stack gap={1}>
    <span>{link}</span>
    {hours !== null && (
      <Text as="span" size="s">
        {hours}
      </Text>
    )}
  </Stack>
);
