import { m } from '@applicant-hub/copy';
import type { OwnDateDetails, OwnTodoDetails } from '@applicant-hub/domain';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';

/** What was written, of a date or of a to-do. */
export type OwnDetails = OwnDateDetails | OwnTodoDetails;

/** A change of a date or a to-do: the version that it left, and what was there before it. */
export interface OwnDateUndo {
  id: string;
  version: number;
  /** Null where there was nothing: it was new. */
  before: OwnDetails | null;
}

/** Takes back a change. @returns what to say when it could not be, else null */
export async function undoOwnDate(
  call: SessionScope,
  { id, version: expectedVersion, before }: OwnDateUndo,
): Promise<string | null> {
  const { ownDates } = call.context.clients;
  const how = writeOptions(call);
  const answer =
    before === null
      ? await ownDates.remove(how, { id, expectedVersion })
      : await ownDates.save(how, { ...before, id, expectedVersion });
  if (!answer.ok) return m.notices_not_saved();
  const { outcome } = answer.value;
  if (outcome === 'conflict') return m.notices_undo_changed_since();
  return outcome === 'full' ? m.mine_full() : null;
}
