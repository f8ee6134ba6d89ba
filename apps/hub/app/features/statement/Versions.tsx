import { m } from '@applicant-hub/copy';
import { Banner, Button, Heading, Stack, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { countStatement, type StatementKind } from '@applicant-hub/domain';
import { type MouseEvent, useEffect, useRef } from 'react';
import { partProps } from '#app/platform/browser/page/section.ts';
import type { Draft } from '#app/features/drafts/editor/use-draft.ts';
import { beginning } from './beginning.ts';
import { RESTORE, VERSIONS_ID } from './fields.ts';
import { lengthWords } from './length-words.ts';
import { version as versionClass, versionList } from './StatementEditor.css.ts';
import { type RestoreState, useRestore } from './use-restore.ts';
import type { VersionView } from './view-types.ts';

export interface VersionsProps {
  kind: StatementKind;
  draft: Draft;
  /** Newest first; null when they could not be fetched. */
  kept: readonly VersionView[] | null;
}

/** The stored versions, each with a button to restore it (EXT-2). */
export function Versions({ kind, draft, kept: saved }: VersionsProps) {
  const { versions, state, restore, undo } = useRestore(draft, saved ?? []);
  return (
    <Stack as="section" gap={3} aria-labelledby={VERSIONS_ID}>
      <Heading level={2} size="m" {...partProps(VERSIONS_ID)}>
        {m.statement_versions()}
      </Heading>
      <Text size="s" muted>
        {saved === null && versions.length === 0
          ? m.statement_versions_failed()
          : versions.length === 0
            ? m.statement_versions_none()
            : m.statement_versions_intro()}
      </Text>
      <Restored state={state} isSaved={draft.state.phase.name === 'saved'} onUndo={undo} />
      {versions.length > 0 && (
        <ol className={versionList}>
          {versions.map((version) => (
            <Version
              key={version.version}
              kind={kind}
              version={version}
              onRestore={() => restore(version)}
            />
          ))}
        </ol>
      )}
    </Stack>
  );
}

interface VersionProps {
  kind: StatementKind;
  version: VersionView;
  onRestore: () => void;
}

/**
 * The button belongs to the editor's form, so that without scripts the typed text is submitted and
 * saved with it.
 */
function Version({ kind, version: { version, time, text }, onRestore }: VersionProps) {
  const { characters, words } = countStatement(kind, text);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    onRestore();
  };
  return (
    <li className={versionClass}>
      <Text weight="strong" size="s" numeric>
        {time}
      </Text>
      <Text size="s" muted numeric>
        {lengthWords(characters, words)}
      </Text>
      <Text size="s">{beginning(kind, text) || m.statement_version_empty()}</Text>
      <Button
        type="submit"
        variant="secondary"
        size="s"
        name={RESTORE}
        value={String(version)}
        onClick={onClick}
      >
        {m.statement_restore()} <VisuallyHidden>{time}</VisuallyHidden>
      </Button>
    </li>
  );
}

interface RestoredProps {
  state: RestoreState;
  isSaved: boolean;
  onUndo: () => void;
}

/**
 * The result of a restore. It takes the focus, because the list of versions has changed and the
 * pressed button may have moved.
 */
function Restored({ state, isSaved, onUndo }: RestoredProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.name !== 'none') element.current?.focus();
  }, [state]);
  return (
    <div ref={element} role="status" tabIndex={-1}>
      {state.name === 'failed' && <Banner tone="danger" title={m.statement_restore_failed()} />}
      {state.name === 'same' && <Banner tone="info" title={m.statement_restore_same()} />}
      {state.name === 'restored' && (
        <Banner
          tone={state.isSaved || isSaved ? 'success' : 'info'}
          title={
            state.isSaved || isSaved
              ? m.statement_restored({ time: state.time })
              : m.statement_restored_unsaved({ time: state.time })
          }
          action={
            <Button type="button" variant="secondary" size="s" onClick={onUndo}>
              {m.statement_restored_undo()}
            </Button>
          }
        />
      )}
    </div>
  );
}
