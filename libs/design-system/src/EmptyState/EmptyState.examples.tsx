import { ButtonLink } from '../Button/ButtonLink.tsx';
import type { Examples } from '../examples.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { Text } from '../Text/Text.tsx';
import { EmptyState } from './EmptyState.tsx';

export const examples: Examples = {
  default: (
    <EmptyState
      icon={<CalendarIcon size="xl" />}
      heading={<Heading level={3}>You have no bookings yet</Heading>}
      action={<ButtonLink href="#empty-find">Find an open day</ButtonLink>}
    >
      <Text muted>What you book is shown here, with how to get there.</Text>
    </EmptyState>
  ),
};
