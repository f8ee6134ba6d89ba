import type { Result } from '@applicant-hub/api-clients';
import { type ShortlistSlots, slotNumbers } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';

/** Somebody else saved in between this often, and it is tried again. */
const MAX_ATTEMPTS = 5;

/** The shortlist before and after a change. */
export interface SavedSlots {
  before: ShortlistSlots;
  after: ShortlistSlots;
}

/** How a change of the shortlist ended. */
export type ShortlistOutcome = SavedSlots | 'unchanged' | 'full';

/**
 * Changes the shortlist as it is now. When another tab or device saves in between, the change is
 * made again on what it saved, so that neither is lost.
 *
 * @param change the new slots, or `full` when there is no place for what is wanted
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
