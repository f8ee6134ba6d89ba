import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Card, Heading, Stack, Text } from '@applicant-hub/design-system';
import { screenOnly } from '#app/platform/layout/screen-only.css.ts';
import { NEW_OWN, ownDatePath } from '#app/platform/paths/calendar-path.ts';

/** The way to write a date (EXT-35). The dates themselves stand in the list, in the order of time. */
export function OwnDates({ problem }: { problem: string | null }) {
  return (
    <div className={screenOnly}>
      <Card as="section" aria-labelledby="own-dates">
        <Stack gap={3} align="start">
          <Heading level={2} size="l" id="own-dates">
            {m.mine_heading()}
          </Heading>
          {problem !== null && (
            <Banner tone="danger">
              <Text>{problem}</Text>
            </Banner>
          )}
          <Text muted>{m.mine_intro()}</Text>
          <ButtonLink href={ownDatePath(NEW_OWN)} variant="secondary">
            {m.mine_add()}
          </ButtonLink>
        </Stack>
      </Card>
    </div>
  );
}
