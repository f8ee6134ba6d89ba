import { m } from '@applicant-hub/copy';
import { type AccountCall, changeContext } from '../discovery/call.server.ts';
import { failureWords } from '../favourites/failure-words.ts';
import { undoFavourites } from '../favourites/undo.server.ts';
import type { ChangeAnswer } from './answer.ts';
import { changed, refused } from './change.server.ts';
import { type Undo, findUndo, forgetUndo } from './notices.server.ts';

/** Takes back the change that a notice tells of (EXT-5). */
export async function undoChange(call: AccountCall, noticeId: string): Promise<ChangeAnswer> {
  const undo = await findUndo(call, noticeId);
  if (!undo) return refused(call, m.notices_undo_too_late());
  const problem = await takeBack(call, undo);
  if (problem !== null) return refused(call, problem, undo);
  await forgetUndo(call, noticeId);
  return changed(call, m.notices_undone(), null);
}

/** @returns why it could not be taken back, or null when it was */
async function takeBack(call: AccountCall, undo: Undo): Promise<string | null> {
  if (undo.of === 'favourites') {
    const failure = await undoFavourites(call, undo);
    return failure && m.favourites_not_saved({ problem: failureWords('favourites', failure) });
  }
  const { identity } = call.context.clients;
  const saves = undo.settings.map((setting) => identity.saveSetting(changeContext(call), setting));
  const isSaved = (await Promise.all(saves)).every(({ ok }) => ok);
  return isSaved ? null : m.notices_not_saved();
}
