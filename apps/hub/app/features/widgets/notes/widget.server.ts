import { countWords, firstCharacters } from '@applicant-hub/domain';
import { actDraft } from '#app/features/drafts/act.server.ts';
import { loadDraft } from '#app/features/drafts/load.server.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { draftSetting } from '#app/features/drafts/kinds.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { notesDraft } from './draft.server.ts';
import { NOTES_TEXT } from './section.ts';
import type { NotesData } from './view-types.ts';

/**
 * Maximum length of the excerpt (characters). It is longer than the few lines that fit on the card.
 */
const MAX_EXCERPT = 600;

export const server: WidgetServer = {
  id: 'Notes',
  async load(scope, isFocused): Promise<NotesData> {
    if (isFocused) return { excerpt: '', words: 0, draft: await loadDraft(scope, notesDraft) };
    const text = notesDraft.parse(settingData(scope.applicant.user, draftSetting(notesDraft)));
    const notes = (text[NOTES_TEXT] ?? '').trim();
    const excerpt = firstCharacters(notes, MAX_EXCERPT);
    return { excerpt, words: countWords(notes), draft: null };
  },
  act: (scope, form) => actDraft(scope, form, notesDraft),
};
