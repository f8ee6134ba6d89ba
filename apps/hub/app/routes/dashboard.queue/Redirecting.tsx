import { m } from '@applicant-hub/copy';
import { AppHeader, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { column, screen } from './QueueScreen.css.ts';

export interface RedirectingProps {
  /** Addresses of the person's applications. */
  ug: string;
  uc: string;
}

/** The end of the wait, and a way on for whom it does not lead on (CLT-10). */
export const Redirecting = ({ ug, uc }: RedirectingProps) => (
  <div className={screen} data-queue="done">
    <AppHeader brand={m.page_site_name()} />
    <main id="main-content" className={column}>
      <Stack gap={4} align="start">
        <div role="status">
          <Heading level={1} size="3xl">
            {m.queue_redirecting()}
          </Heading>
        </div>
        <Text>{m.queue_redirecting_explanation()}</Text>
        <Link href={ug} variant="standalone">
          {m.queue_undergraduate()}
        </Link>
        <Link href={uc} variant="standalone">
          {m.queue_conservatoires()}
        </Link>
      </Stack>
    </main>
  </div>
);
