import { m } from '@applicant-hub/copy';
import { Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import { hasHref, systemPages } from '#app/platform/paths/system-pages.ts';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';

/** Links to the external account pages (PRF-4), and to the settings of this hub or this device. */
export function SideLinks({ hasAdverts }: { hasAdverts: boolean }) {
  const hrefTo = useHrefTo();
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
          { href: hrefTo(systemPages.profile), words: m.preferences_side_profile() },
          { href: hrefTo(preferencePages.security), words: m.preferences_side_security() },
          { href: hrefTo(preferencePages.language), words: m.preferences_side_language() },
          { href: hrefTo(preferencePages.privacyPolicy), words: m.preferences_side_privacy() },
        ]}
      />
      <LinkCard
        id="data-links"
        heading={m.data_title()}
        explanation={m.preferences_your_data_hint()}
        links={[{ href: paths.yourData, words: m.preferences_your_data() }]}
      />
      {hasAdverts && (
        <LinkCard
          id="advert-links"
          heading={m.adverts_preferences_heading()}
          explanation={m.adverts_preferences_hint()}
          links={[{ href: paths.adverts, words: m.adverts_preferences_link() }]}
        />
      )}
    </Stack>
  );
}

interface LinkCardProps {
  readonly id: string;
  readonly heading: string;
  readonly explanation: string;
  /** A link without an address is left out, and so is the card without any link. */
  readonly links: readonly { href: string | null; words: string }[];
}

function LinkCard({ id, heading, explanation, links }: LinkCardProps) {
  const shown = links.filter(hasHref);
  if (shown.length === 0) return null;
  return (
    <Card as="aside" aria-labelledby={id}>
      <Heading level={2} size="m" id={id}>
        {heading}
      </Heading>
      <Text muted>{explanation}</Text>
      <Stack as="ul" gap={0}>
        {shown.map(({ href, words }) => (
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
