import { Card, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import type { WidgetView } from './definition.ts';

/** The frame of a widget in the grid. Without children it is a few words and a link. */
export function WidgetCard({ widget, children }: { widget: WidgetView; children?: ReactNode }) {
  const { id, title, description, link } = widget;
  const headingId = `widget-${id}`;
  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      data-widget={id}
      data-state="ready"
      actions={link && <Link href={link.href}>{link.label}</Link>}
    >
      <Stack gap={3}>
        <Heading level={3} id={headingId}>
          {title}
        </Heading>
        <Text muted>{description}</Text>
        {children}
      </Stack>
    </Card>
  );
}
