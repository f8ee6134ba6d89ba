import { m } from '@applicant-hub/copy';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import { NotesCard } from './NotesCard.tsx';
import type { NotesData } from './view-types.ts';

export const notes = defineWidget<NotesData>({
  definition: {
    id: 'Notes',
    title: m.widgets_notes_title,
    description: m.widgets_notes_description,
    icon: 'note',
    colour: 'primary',
    link: null,
  },
  View: NotesCard,
  Focused: lazyView(() => import('./NotesFocused.tsx')),
});
