import type { QueuePlace } from '@applicant-hub/domain';
import { z } from 'zod';
import { hasEndedSince } from './ended.server.ts';
import { queueCookie, type QueueScope } from './queue-cookie.server.ts';

const places = queueCookie(
  'hub-queue',
  z.object({
    uid: z.string(),
    /** The time at which the wait was over (epoch milliseconds); null until then. */
    admittedAt: z.number().nullable().default(null),
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

/**
 * The place stored in this browser (decision 36); null if it stores no place for the current queue.
 */
export async function findPlace(scope: QueueScope): Promise<QueuePlace | null> {
  const stored = await places.find(scope);
  if (stored === null) return null;
  const { place, admittedAt } = stored;
  return place.kind === 'done' && (await hasEndedSince(scope, admittedAt ?? 0)) ? null : place;
}

export const keepPlace = (scope: QueueScope, place: QueuePlace): Promise<void> =>
  places.keep(scope, {
    uid: scope.applicant.session.uid,
    admittedAt: place.kind === 'done' ? Date.now() : null,
    place,
  });

export const forgetPlace = places.forget;
