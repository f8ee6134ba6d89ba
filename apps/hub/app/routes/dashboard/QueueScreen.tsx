import { m } from '@applicant-hub/copy';
import { ButtonLink, Container, Heading, Stack, Text } from '@applicant-hub/design-system';

/** The fullscreen state while a clearing queue is set (SH-43). */
export function QueueScreen({ href }: { href: string }) {
  return (
    <main id="main-content">
      <Container width="reading">
        <Stack gap={6} align="start">
          <Heading level={1} size="2xl">
            {m.shell_queue_heading()}
          </Heading>
          <Text size="l">{m.shell_queue_explanation()}</Text>
          <ButtonLink href={href}>{m.shell_queue_continue()}</ButtonLink>
        </Stack>
      </Container>
    </main>
  );
}
