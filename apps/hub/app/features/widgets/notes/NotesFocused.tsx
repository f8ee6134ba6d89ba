import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Heading,
  Inline,
  Stack,
  Text,
  useEnhanced,
} from '@applicant-hub/design-system';
import { characterCount, locale, notesLimit } from '@applicant-hub/domain';
import { useState } from 'react';
import { widgetAction } from '#app/platform/paths/links.ts';
import { DraftConflict } from '#app/features/drafts/editor/DraftConflict.tsx';
import { DraftField } from '#app/features/drafts/editor/DraftField.tsx';
import { DraftForm } from '#app/features/drafts/editor/DraftForm.tsx';
import { DraftNotices } from '#app/features/drafts/editor/DraftNotices.tsx';
import { DraftSections } from '#app/features/drafts/editor/DraftSections.tsx';
import { DraftStatus } from '#app/features/drafts/editor/DraftStatus.tsx';
import { type Draft, useDraft } from '#app/features/drafts/editor/use-draft.ts';
import type { DraftOutcome, DraftView } from '#app/features/drafts/editor/view.ts';
import { usePageUrl } from '#app/platform/browser/page/page-info.ts';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { EDIT, editNotesPath, MODE_PARAM, READ, readNotesPath } from './notes-path.ts';
import { editor } from './notes.css.ts';
import { NOTES_TEXT } from './section.ts';
import type { NotesData } from './view-types.ts';

/** The notes on their own page, to read or to edit (LNK-1). */
export default function NotesFocused({ data: { draft }, ...props }: WidgetProps<NotesData>) {
  return draft && <Notes {...props} view={draft} />;
}

interface NotesProps extends Omit<WidgetProps, 'data'> {
  view: DraftView;
}

function Notes({ widget, view, outcome }: NotesProps) {
  const draft = useDraft(view, outcome as DraftOutcome | null);
  const params = usePageUrl().searchParams;
  const { text, phase } = draft.state;
  const isEmpty = (text[NOTES_TEXT] ?? '') === '';
  const sections = [{ name: NOTES_TEXT, label: m.notes_label() }];
  // Unsaved text is shown in the editor, which remains open while the applicant writes.
  const [wasUnsaved, setWasUnsaved] = useState(isEmpty);
  if (phase.name !== 'saved' && !wasUnsaved) setWasUnsaved(true);
  const mode = params.get(MODE_PARAM);
  const isEditing = mode === EDIT || (mode !== READ && wasUnsaved);
  return (
    <Stack
      as="section"
      gap={4}
      aria-labelledby="notes-heading"
      data-widget={widget.id}
      data-state="ready"
    >
      <Heading level={1} size="2xl" id="notes-heading">
        {widget.title}
      </Heading>
      <DraftNotices draft={draft} sections={sections} />
      {phase.name === 'conflict' && (
        <>
          <DraftConflict draft={draft} widget={widget.id} sections={sections} />
          <DraftStatus draft={draft} />
        </>
      )}
      {phase.name !== 'conflict' &&
        (isEditing ? (
          <NotesEditor draft={draft} />
        ) : (
          <>
            <DraftSections text={text} sections={sections} empty={m.widgets_notes_empty()} />
            <DraftStatus draft={draft} />
            <div>
              <ButtonLink href={editNotesPath} variant="secondary">
                {m.notes_edit()}
              </ButtonLink>
            </div>
          </>
        ))}
    </Stack>
  );
}

function NotesEditor({ draft }: { draft: Draft }) {
  const { text } = draft.state;
  const isEnhanced = useEnhanced();
  const length = characterCount(text[NOTES_TEXT] ?? '');
  const counts = { count: inWords(length), limit: inWords(notesLimit) };
  return (
    <div className={editor}>
      <DraftForm draft={draft} action={widgetAction('Notes')}>
        <Stack gap={3}>
          <DraftField
            {...draft.field(NOTES_TEXT)}
            label={m.notes_label()}
            hint={isEnhanced ? m.notes_hint() : m.notes_hint_plain()}
            error={length > notesLimit ? m.notes_too_long(counts) : undefined}
            tall
          />
          <Inline gap={3} justify="space-between" align="baseline">
            <DraftStatus draft={draft} />
            <Text size="s" muted numeric>
              {m.notes_count(counts)}
            </Text>
          </Inline>
          <Inline gap={3}>
            <Button type="submit">{m.notes_save()}</Button>
            {text[NOTES_TEXT] && (
              <ButtonLink href={readNotesPath} variant="quiet">
                {m.notes_read()}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </DraftForm>
    </div>
  );
}

const inWords = (value: number) => value.toLocaleString(locale);
