import { m } from '@applicant-hub/copy';
import { useEffect, useRef, useState } from 'react';
import { type DraftText, isSameText } from '#app/features/drafts/editor/text.ts';
import type { Draft } from '#app/features/drafts/editor/use-draft.ts';
import type { VersionView } from './view-types.ts';

const MAX_VERSIONS = 10;

export type RestoreState =
  | { name: 'none' }
  | { name: 'failed' }
  /** The text is equal to the version. */
  | { name: 'same' }
  /**
   * `before` is the replaced text. If `isSaved` is false, the restored version is only in the
   * fields.
   */
  | { name: 'restored'; time: string; before: DraftText; isSaved: boolean };

/**
 * Restores versions without leaving the page. The text in the fields is saved first, so that it
 * becomes a version. If that save fails, nothing is restored.
 */
export function useRestore(draft: Draft, saved: readonly VersionView[]) {
  const [versions, setVersions] = useState(saved);
  const [state, setState] = useState<RestoreState>({ name: 'none' });
  // Always the latest draft, because it may change during a save.
  const latest = useRef(draft);
  useEffect(() => void (latest.current = draft));

  /** @returns whether the text was saved and the replaced text was stored as a version */
  const put = async (text: DraftText): Promise<boolean> => {
    const { saved } = latest.current.state;
    latest.current.replace({ ...text });
    if (!(await latest.current.save())) return false;
    const present = { version: saved.version, time: m.statement_version_now(), text: saved.text };
    setVersions((older) => [present, ...older].slice(0, MAX_VERSIONS));
    return true;
  };

  const restore = async ({ time, text }: VersionView): Promise<void> => {
    if (!(await draft.save())) {
      setState({ name: 'failed' });
      return;
    }
    const before = latest.current.state.saved.text;
    if (isSameText(text, before)) setState({ name: 'same' });
    else setState({ name: 'restored', time, before, isSaved: await put(text) });
  };

  const undo = async (): Promise<void> => {
    if (state.name !== 'restored') return;
    // Text that was typed in the meantime also becomes a version, or is put aside if it cannot be
    // saved.
    await draft.save();
    await put(state.before);
    setState({ name: 'none' });
  };

  return {
    versions,
    state,
    restore: (version: VersionView) => void restore(version),
    undo: () => void undo(),
  };
}
