import type { Result } from '@applicant-hub/api-clients';
import { type ShortlistSlots, slotNumbers } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';

/** The number of attempts if other devices save in the meantime. */
const MAX_ATTEMPTS = 5;

export interface SavedSlots {
  before: ShortlistSlots;
  after: ShortlistSlots;
}

export type ShortlistOutcome = SavedSlots | 'unchanged' | 'full';

/**
 * Changes the current shortlist. If another tab or device saves in the meantime, the change is
 * applied again to the newer version, so that no change is lost.
 *
 * @param change returns the new slots, or `full` if no slot is free
 */
export async function changeShortlist(
  call: SessionScope,
  change: (slots: ShortlistSlots) => ShortlistSlots | 'full',
): Promise<Result<ShortlistOutcome>> {
  const { identity } = call.context.clients;
  for (let attempt = 1; ; attempt += 1) {
    const overview = await identity.favouritesOverview(writeOptions(call));
    if (!overview.ok) return overview;
    const { slots: before, version } = overview.value.shortlist;

    const after = change(before);
    if (after === 'full') return { ok: true, value: 'full' };
    if (isSame(before, after)) return { ok: true, value: 'unchanged' };

    const saved = await identity.saveShortlist(writeOptions(call), after, version);
    if (!saved.ok) return saved;
    if (saved.value !== 'stale') return { ok: true, value: { before, after } };
    if (attempt === MAX_ATTEMPTS) return { ok: false, failure: contested };
  }
}

const isSame = (a: ShortlistSlots, b: ShortlistSlots) =>
  slotNumbers.every((slot) => a[slot]?.courseId === b[slot]?.courseId);

const contested = {
  kind: 'status',
  api: 'identity',
  status: 409,
  message: 'The shortlist was changed somewhere else at the same time.',
  detail: null,
} as const;
