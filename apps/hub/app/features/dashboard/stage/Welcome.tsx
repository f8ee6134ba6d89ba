import { m } from '@applicant-hub/copy';
import { Avatar, Inline, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import type { PersonView } from '#app/platform/request/person-view.server.ts';

export interface WelcomeProps extends PersonView {
  /** 'Welcome' on a first visit, 'Welcome back' on later visits (SH-3). */
  greeting: string;
  /** 'You're applying for Undergraduate courses in 2027' (SH-5). */
  applying: string;
}

export function Welcome({ greeting, name, initials, colour, avatar, applying }: WelcomeProps) {
  return (
    <Inline as="section" gap={4} nowrap data-welcome>
      <Avatar initials={initials} colour={colour} src={avatar ?? undefined} size="m" />
      <Stack gap={1}>
        <Text size="l" weight="strong">
          {greeting} {name}
        </Text>
        <Text>
          {applying}{' '}
          <Link href={paths.changeYear} variant="compact">
            {m.shell_change_year()}
          </Link>
        </Text>
      </Stack>
    </Inline>
  );
}
