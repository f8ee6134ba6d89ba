import { m } from '@applicant-hub/copy';
import { Text } from '@applicant-hub/design-system';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { editNotesPath } from './notes-path.ts';
import { excerptOf } from './notes.css.ts';
import type { NotesData } from './view-types.ts';

export function NotesCard({ widget, data: { excerpt, words } }: WidgetProps<NotesData>) {
  const isEmpty = excerpt === '';
  const label = isEmpty ? m.widgets_notes_start() : m.widgets_notes_edit();
  return (
    <WidgetCard
      widget={{ ...widget, link: { href: editNotesPath, label } }}
      state={isEmpty ? 'empty' : 'ready'}
      fact={isEmpty ? undefined : m.widgets_notes_words({ n: words })}
    >
      {isEmpty ? (
        <Text>{m.widgets_notes_empty()}</Text>
      ) : (
        <div className={excerptOf} data-own-text>
          {excerpt}
        </div>
      )}
    </WidgetCard>
  );
}
