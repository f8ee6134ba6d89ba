import { m } from '@applicant-hub/copy';
import { Avatar, type AvatarColour, Inline, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '../../applicant/links.ts';

export interface WelcomeProps {
  /** 'Welcome' on a first visit, 'Welcome back' after (SH-3). */
  greeting: string;
  /** First name (SH-4). */
  name: string;
  initials: string;
  colour: AvatarColour;
  avatar: string | null;
  /** 'You're applying for Undergraduate courses in 2027' (SH-5). */
  applying: string;
}

/** Who you are and what you are applying for, in one line. */
export function Welcome({ greeting, name, initials, colour, avatar, applying }: WelcomeProps) {
  return (
    <Inline as="section" gap={4} nowrap data-welcome>
      <Avatar initials={initials} colour={colour} src={avatar ?? undefined} size="m" />
      <Stack gap={1}>
        <Text size="l" weight="strong">
          {greeting} {name}
        </Text>
        <Text>
          {applying} <Link href={paths.changeYear}>{m.shell_change_year()}</Link>
        </Text>
      </Stack>
    </Inline>
  );
}
