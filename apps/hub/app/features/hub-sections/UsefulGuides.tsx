import { m } from '@applicant-hub/copy';
import { Card, CardLink, Heading, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { stackedStrip } from '#app/platform/layout/frame/strip.css.ts';
import { smallScreens } from './UsefulGuides.css.ts';

const guides = [
  { href: paths.studentLife, title: m.feed_guide_life_title, summary: m.feed_guide_life_summary },
  { href: paths.money, title: m.feed_guide_money_title, summary: m.feed_guide_money_summary },
  { href: paths.howToApply, title: m.feed_guide_apply_title, summary: m.feed_guide_apply_summary },
];

/** Three guides. Large screens have links to them elsewhere (SH-11). */
export const UsefulGuides = () => (
  <div className={smallScreens} data-beside-focus>
    <Stack gap={4}>
      <Heading level={2}>{m.feed_guides()}</Heading>
      <ul className={stackedStrip}>
        {guides.map(({ href, title, summary }) => (
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
