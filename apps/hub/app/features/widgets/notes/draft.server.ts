import { m } from '@applicant-hub/copy';
import { characterCount, locale, notesLimit, parseNotes } from '@applicant-hub/domain';
import type { DraftKind } from '#app/features/drafts/kinds.server.ts';
import { NOTES_TEXT } from './section.ts';

/** The notes: a single text (LNK-2). Previous versions are not stored. */
export const notesDraft: DraftKind = {
  id: 'Notes',
  sections: [NOTES_TEXT],
  parse: (data) => ({ [NOTES_TEXT]: parseNotes(data) }),
  toData: (text) => text[NOTES_TEXT] ?? '',
  refuse: (text) =>
    characterCount(text[NOTES_TEXT] ?? '') > notesLimit
      ? m.notes_too_long({ limit: notesLimit.toLocaleString(locale) })
      : null,
  savedWords: m.notes_saved,
};

export const drafts = [notesDraft];
