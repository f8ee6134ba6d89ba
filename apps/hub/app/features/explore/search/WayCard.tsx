import { Card, CardLink, Heading, IconBadge, Text } from '@applicant-hub/design-system';
import * as css from './WayCard.css.ts';
import type { WayIn } from './ways-in.tsx';

export function WayCard({ href, icon, title, text, count }: WayIn) {
  return (
    <Card as="li">
      <div className={css.layout}>
        <IconBadge icon={icon} tone="primary" shape="square" size="l" />
        <div className={css.words}>
          <Heading level={3} size="m">
            <CardLink href={href}>{title}</CardLink>
          </Heading>
          <Text size="s" muted>
            {text}
          </Text>
          {count !== null && (
            <Text size="s" weight="strong" numeric>
              {count}
            </Text>
          )}
        </div>
      </div>
    </Card>
  );
}
