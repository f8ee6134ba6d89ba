import { m } from '@applicant-hub/copy';
import { Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';

/** Links to the external account pages (PRF-4), and to the settings of this hub or this device. */
export function SideLinks() {
  return (
    <Stack gap={4}>
      <LinkCard
        id="appearance-links"
        heading={m.preferences_look()}
        explanation={m.preferences_look_hint()}
        links={[{ href: paths.appearance, words: m.preferences_look_change() }]}
      />
      <LinkCard
        id="account-links"
        heading={m.preferences_side_heading()}
        explanation={m.preferences_side_explanation()}
        links={[
          { href: paths.profile, words: m.preferences_side_profile() },
          { href: paths.security, words: m.preferences_side_security() },
          { href: paths.language, words: m.preferences_side_language() },
          { href: paths.privacyPolicy, words: m.preferences_side_privacy() },
        ]}
      />
      <LinkCard
        id="data-links"
        heading={m.data_title()}
        explanation={m.preferences_your_data_hint()}
        links={[{ href: paths.yourData, words: m.preferences_your_data() }]}
      />
      <LinkCard
        id="advert-links"
        heading={m.adverts_preferences_heading()}
        explanation={m.adverts_preferences_hint()}
        links={[{ href: paths.adverts, words: m.adverts_preferences_link() }]}
      />
    </Stack>
  );
}

interface LinkCardProps {
  readonly id: string;
  readonly heading: string;
  readonly explanation: string;
  readonly links: readonly { href: string; words: string }[];
}

function LinkCard({ id, heading, explanation, links }: LinkCardProps) {
  return (
    <Card as="aside" aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {heading}
      </Heading>
      <Text muted>{explanation}</Text>
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
