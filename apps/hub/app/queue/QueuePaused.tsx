import { m } from '@applicant-hub/copy';
import { Banner, Button, Text } from '@applicant-hub/design-system';
import { Form } from '@remix-run/react';
import { screens } from '../applicant/screens.ts';
import { FormToken } from '../shell/FormToken.tsx';
import { wholeMinutes } from './minutes.ts';
import { DO, type QueueDeed } from './paths.ts';
import type { PausedQueue } from './queue.server.ts';

/** Stands above every screen of the hub while the queue is closed, with the way back (AMB-82). */
export const QueuePaused = ({ leftMs }: PausedQueue) => (
  <Banner
    tone="turn"
    title={m.queue_paused()}
    action={
      <Form method="post" action={screens.queue}>
        <FormToken />
        <Button type="submit" name={DO} value={'return' satisfies QueueDeed}>
          {m.queue_return()}
        </Button>
      </Form>
    }
    data-queue="closed"
  >
    <Text>{m.queue_paused_left({ minutes: wholeMinutes(leftMs) })}</Text>
  </Banner>
);
