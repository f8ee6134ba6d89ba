import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  FullScreen,
  Heading,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import {
  countStatement,
  type StatementBlock,
  statementBlocks,
  statementFields,
  type StatementKind,
} from '@applicant-hub/domain';
import { widgetAction } from '#app/platform/paths/links.ts';
import { DraftConflict } from '#app/features/drafts/editor/DraftConflict.tsx';
import { DraftForm } from '#app/features/drafts/editor/DraftForm.tsx';
import { DraftNotices } from '#app/features/drafts/editor/DraftNotices.tsx';
import { DraftSections } from '#app/features/drafts/editor/DraftSections.tsx';
import { DraftStatus } from '#app/features/drafts/editor/DraftStatus.tsx';
import { type Draft, useDraft } from '#app/features/drafts/editor/use-draft.ts';
import type { DraftOutcome } from '#app/features/drafts/editor/view.ts';
import type { WidgetProps, WidgetView } from '#app/features/widget-kit/definition.ts';
import { Counter } from './Counter.tsx';
import * as css from './StatementEditor.css.ts';
import { StatementSection } from './StatementSection.tsx';
import { TakeAway } from './TakeAway.tsx';
import { Versions } from './Versions.tsx';
import type { StatementData, StatementEditorView } from './view-types.ts';
import { blockWords, questions } from './words.ts';

export default function StatementEditor({
  widget,
  data: { editor },
  outcome,
}: WidgetProps<StatementData>) {
  return (
    editor && <Editor widget={widget} view={editor} outcome={outcome as DraftOutcome | null} />
  );
}

interface EditorProps {
  widget: WidgetView;
  view: StatementEditorView;
  outcome: DraftOutcome | null;
}

function Editor({ widget, view, outcome }: EditorProps) {
  const kind = widget.id as StatementKind;
  const draft = useDraft(view.draft, outcome);
  const { text, phase } = draft.state;
  const sections = statementFields[kind].map((name) => ({ name, label: questions[name]() }));
  return (
    <Stack
      as="section"
      gap={6}
      aria-labelledby="statement-heading"
      data-widget={kind}
      data-state="ready"
    >
      <Stack gap={2}>
        <Heading level={1} size="2xl" id="statement-heading">
          {widget.title}
        </Heading>
        <Text muted>{m.statement_entry({ year: view.year })}</Text>
        <div className={css.screenOnly}>
          <Stack gap={2}>
            <Text>{kind === 'Statement' ? m.statement_intro_old() : m.statement_intro_new()}</Text>
            {widget.link && (
              <p>
                <Link href={widget.link.href}>{widget.link.label}</Link>
              </p>
            )}
          </Stack>
        </div>
      </Stack>
      <FullScreen on="paper">
        <div className={css.paper}>
          <DraftSections text={text} sections={sections} empty={m.statement_nothing_written()} />
        </div>
      </FullScreen>
      {phase.name === 'conflict' ? (
        <div className={css.screenOnly}>
          <DraftConflict draft={draft} widget={widget.id} sections={sections} />
        </div>
      ) : (
        <>
          <Notices draft={draft} sections={sections} blocks={statementBlocks(kind, text)} />
          <DraftForm draft={draft} action={widgetAction(widget.id)}>
            <div className={css.layout}>
              <Stack gap={8}>
                {statementFields[kind].map((field) => (
                  <StatementSection
                    key={field}
                    kind={kind}
                    {...draft.field(field)}
                    section={field}
                  />
                ))}
                <div className={css.bar}>
                  <Counter count={countStatement(kind, text)} />
                  <div className={css.saving}>
                    <div className={css.status}>
                      <DraftStatus draft={draft} />
                    </div>
                    <Button type="submit">{m.statement_save()}</Button>
                  </div>
                </div>
              </Stack>
              <Stack gap={8}>
                <TakeAway kind={kind} draft={draft} />
                <Versions kind={kind} draft={draft} kept={view.versions} />
              </Stack>
            </div>
          </DraftForm>
        </>
      )}
    </Stack>
  );
}

interface NoticesProps {
  draft: Draft;
  sections: { name: string; label: string }[];
  /** All reasons why the text cannot be saved. A draft provides only one of them. */
  blocks: readonly StatementBlock[];
}

function Notices({ draft, sections, blocks }: NoticesProps) {
  const { phase } = draft.state;
  const message = phase.name === 'refused' ? phase.message : draft.problem;
  const others = blocks.map((block) => blockWords[block]()).filter((words) => words !== message);
  return (
    <div className={css.screenOnly}>
      <Stack gap={3}>
        <DraftNotices draft={draft} sections={sections} />
        {message !== null &&
          others.map((words) => <Banner key={words} tone="danger" title={words} />)}
      </Stack>
    </div>
  );
}
