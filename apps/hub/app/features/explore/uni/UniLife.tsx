import { m } from '@applicant-hub/copy';
import { Card, Heading, Stack } from '@applicant-hub/design-system';
import { OutsideLink } from './OutsideLink.tsx';
import type { UniView } from './uni-view.server.ts';

export function UniLife({
  accommodationUrl,
  chatUrl,
}: Pick<UniView, 'accommodationUrl' | 'chatUrl'>) {
  if (accommodationUrl === null && chatUrl === null) return null;
  return (
    <Card as="section" aria-labelledby="life-heading">
      <Heading level={2} id="life-heading">
        {m.explore_uni_life()}
      </Heading>
      <Stack gap={1} align="start">
        {accommodationUrl !== null && (
          <OutsideLink href={accommodationUrl}>{m.explore_uni_accommodation()}</OutsideLink>
        )}
        {chatUrl !== null && <OutsideLink href={chatUrl}>{m.explore_uni_chat()}</OutsideLink>}
      </Stack>
    </Card>
  );
}
