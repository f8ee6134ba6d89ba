import { m } from '@applicant-hub/copy';
import { Card, Grid, Heading, Stack, Text } from '@applicant-hub/design-system';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import type { UniView } from './uni-view.server.ts';

export function UniMore({ extended }: Pick<UniView, 'extended'>) {
  if (extended.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="more-heading">
      <Heading level={2} id="more-heading">
        {m.explore_uni_more()}
      </Heading>
      <Grid as="ul" columns={3} gap={4}>
        {extended.map(({ label, description, link }) => (
          <Card
            as="li"
            key={label}
            actions={
              link !== null && (
                <OutsideLink href={link} name={m.explore_uni_extended_link({ label })}>
                  {m.explore_uni_extended_read()}
                </OutsideLink>
              )
            }
          >
            <Stack gap={2}>
              <Heading level={3} size="s">
                <InEnglish>{label}</InEnglish>
              </Heading>
              <Text size="s">
                <InEnglish>{description}</InEnglish>
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
