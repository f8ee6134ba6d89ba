import { m } from '@applicant-hub/copy';
import type { OwnDateDetails } from '@applicant-hub/domain';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';

/** A change of a date: the version that it left, and what was there before it. */
export interface OwnDateUndo {
  id: string;
  version: number;
  /** Null where there was nothing: the date was new. */
  before: OwnDateDetails | null;
}

/** Takes back a change of a date. @returns what to say when it could not be, else null */
export async function undoOwnDate(
  call: SessionScope,
  { id, version: expectedVersion, before }: OwnDateUndo,
): Promise<string | null> {
  const { ownDates } = call.context.clients;
  const how = writeOptions(call);
  const answer =
    before === null
      ? await ownDates.remove(how, { id, expectedVersion })
      : await ownDates.save(how, { id, expectedVersion, ...before });
  if (!answer.ok) return m.notices_not_saved();
  const { outcome } = answer.value;
  if (outcome === 'conflict') return m.notices_undo_changed_since();
  return outcome === 'full' ? m.mine_full() : null;
}
