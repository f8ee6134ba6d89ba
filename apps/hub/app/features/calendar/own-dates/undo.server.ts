import { m } from '@applicant-hub/copy';
import type { OwnItemDetails } from '@applicant-hub/domain';
import { writeOptions } from '#app/platform/request/call.server.ts';
import { requireApi } from '#app/platform/request/require-api.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';

/**
 * A change that can be undone: the version that the change created, and the values before the
 * change.
 */
export interface OwnDateUndo {
  id: string;
  version: number;
  /** Null if the item was new. */
  before: OwnItemDetails | null;
}

/** @returns the error message if the undo failed, otherwise null */
export async function undoOwnDate(
  call: SessionScope,
  { id, version: expectedVersion, before }: OwnDateUndo,
): Promise<string | null> {
  const ownDates = requireApi(call.context, 'ownDates');
  const how = writeOptions(call);
  const result =
    before === null
      ? await ownDates.remove(how, { id, expectedVersion })
      : await ownDates.save(how, { ...before, id, expectedVersion });
  if (!result.ok) return m.notices_not_saved();
  const { outcome } = result.value;
  if (outcome === 'conflict') return m.notices_undo_changed_since();
  return outcome === 'full' ? m.mine_full() : null;
}
