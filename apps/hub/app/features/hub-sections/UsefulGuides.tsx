import { m } from '@applicant-hub/copy';
import { Card, CardLink, Heading, Stack, Text } from '@applicant-hub/design-system';
import { useHrefTo } from '#app/platform/browser/page/missing-systems.ts';
import { hasHref, systemPages } from '#app/platform/paths/system-pages.ts';
import { stackedStrip } from '#app/platform/layout/frame/strip.css.ts';
import { smallScreens } from './UsefulGuides.css.ts';

const guides = [
  {
    page: systemPages.studentLife,
    title: m.feed_guide_life_title,
    summary: m.feed_guide_life_summary,
  },
  { page: systemPages.money, title: m.feed_guide_money_title, summary: m.feed_guide_money_summary },
  {
    page: systemPages.howToApply,
    title: m.feed_guide_apply_title,
    summary: m.feed_guide_apply_summary,
  },
];

/** Three guides. Large screens have links to them elsewhere (SH-11). */
export function UsefulGuides() {
  const hrefTo = useHrefTo();
  const shown = guides.map((guide) => ({ ...guide, href: hrefTo(guide.page) })).filter(hasHref);
  if (shown.length === 0) return null;
  return (
    <div className={smallScreens} data-beside-focus>
      <Stack gap={4}>
        <Heading level={2}>{m.feed_guides()}</Heading>
        <ul className={stackedStrip}>
          {shown.map(({ href, title, summary }) => (
            <Card key={href} as="li" quiet>
              <Stack gap={1}>
                <Heading level={3} size="s">
                  <CardLink href={href}>{title()}</CardLink>
                </Heading>
                <Text size="s" muted>
                  {summary()}
                </Text>
              </Stack>
            </Card>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
