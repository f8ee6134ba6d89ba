import { m } from '@applicant-hub/copy';
import { Link, Stack, Text } from '@applicant-hub/design-system';
import type { WidgetProps } from '../definition.ts';
import { WidgetCard } from '../WidgetCard.tsx';
import { editNotesPath, readNotesPath } from './notes-path.ts';
import { excerptOf } from './notes.css.ts';
import type { NotesData } from './view-types.ts';

/** The notes in the grid: their first lines, to read, and the way to all of them. */
export function NotesCard({ widget, data: { excerpt } }: WidgetProps<NotesData>) {
  const isEmpty = excerpt === '';
  const link = isEmpty
    ? { href: editNotesPath, label: m.widgets_notes_start() }
    : { href: editNotesPath, label: m.widgets_notes_edit() };
  return (
    <WidgetCard widget={{ ...widget, link }}>
      {isEmpty ? (
        <Text>{m.widgets_notes_empty()}</Text>
      ) : (
        <Stack gap={2}>
          <div className={excerptOf}>{excerpt}</div>
          <Link href={readNotesPath}>{m.widgets_notes_read()}</Link>
        </Stack>
      )}
    </WidgetCard>
  );
}
