import type { QueuePlace } from '@applicant-hub/domain';
import { z } from 'zod';
import { queueCookie, type QueueScope } from './queue-cookie.server.ts';

const places = queueCookie(
  'hub-queue',
  z.object({
    uid: z.string(),
    place: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('waiting'),
        endsAt: z.number(),
        returnedAt: z.number().nullable(),
      }),
      z.object({ kind: z.literal('closed'), leftMs: z.number() }),
      z.object({ kind: z.literal('done') }),
    ]),
  }),
);

/** The place that this browser keeps (decision 36); null when it has none. */
export const findPlace = async (scope: QueueScope): Promise<QueuePlace | null> =>
  (await places.find(scope))?.place ?? null;

export const keepPlace = (scope: QueueScope, place: QueuePlace): Promise<void> =>
  places.keep(scope, { uid: scope.applicant.session.uid, place });

/** Forgets the place of this browser, if it has one. */
export const forgetPlace = places.forget;
