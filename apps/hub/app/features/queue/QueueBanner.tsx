import { m } from '@applicant-hub/copy';
import { Banner, Button, Link, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { screens } from '#app/platform/paths/screens.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { wholeMinutes } from './minutes.ts';
import type { QueueStatus } from './news.ts';
import { INTENT, type QueueIntent } from './paths.ts';
import { ticketWords } from './tickets/ticket-words.ts';

/** Shown above every screen to an applicant who uses the hub while there is a queue. */
export function QueueBanner(news: QueueStatus) {
  switch (news.state) {
    case 'closed':
      return <Paused>{m.queue_paused_left({ minutes: wholeMinutes(news.leftMs) })}</Paused>;
    case 'left':
      return (
        <Paused>
          {ticketWords(news.news).said} {news.news.ticket && m.queue_ticket_left()}
        </Paused>
      );
    case 'done':
      return (
        <Banner
          tone="turn"
          title={m.queue_turn()}
          action={<Link href={news.href}>{m.queue_turn_go_on()}</Link>}
          data-queue="done"
        >
          <Text>{m.queue_turn_explanation()}</Text>
        </Banner>
      );
    case 'begun':
      return (
        <Banner
          tone="turn"
          title={m.queue_begun()}
          action={<Link href={screens.queue}>{m.queue_begun_enter()}</Link>}
          data-queue="begun"
        >
          <Text>{m.queue_begun_explanation()}</Text>
        </Banner>
      );
  }
}

/** Notice that the applicant has closed the queue, with a button to return to it (AMB-82). */
const Paused = ({ children }: { children: ReactNode }) => (
  <Banner
    tone="turn"
    title={m.queue_paused()}
    action={
      <form method="post" action={screens.queue}>
        <FormToken />
        <Button type="submit" name={INTENT} value={'return' satisfies QueueIntent}>
          {m.queue_return()}
        </Button>
      </form>
    }
    data-queue="closed"
  >
    <Text>{children}</Text>
  </Banner>
);
