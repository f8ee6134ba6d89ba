import { m } from '@applicant-hub/copy';
import { Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '../../applicant/links.ts';

/** The way to what is kept elsewhere: the account's own pages (PRF-4). */
export function SideLinks() {
  const links = [
    { href: paths.profile, words: m.preferences_side_profile() },
    { href: paths.security, words: m.preferences_side_security() },
    { href: paths.language, words: m.preferences_side_language() },
    { href: paths.privacy, words: m.preferences_side_privacy() },
  ];
  return (
    <Card as="aside" aria-labelledby="account-links">
      <Heading level={2} size="m" id="account-links">
        {m.preferences_side_heading()}
      </Heading>
      <Text muted>{m.preferences_side_explanation()}</Text>
      <Stack as="ul" gap={0}>
        {links.map(({ href, words }) => (
          <li key={href}>
            <Link href={href} variant="standalone">
              {words}
            </Link>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
