import { m } from '@applicant-hub/copy';
import { useEffect, useRef, useState } from 'react';
import { type DraftText, isSameText } from '#app/features/drafts/text.ts';
import type { Draft } from '#app/features/drafts/use-draft.ts';
import type { VersionView } from './view-types.ts';

/** How many versions there are at most. */
const MAX_VERSIONS = 10;

/** What became of restoring a version. */
export type RestoreState =
  | { name: 'none' }
  | { name: 'failed' }
  /** The text says the same as the version. */
  | { name: 'same' }
  /** `before` is what the text was. Until it is saved the version is in the fields alone. */
  | { name: 'restored'; time: string; before: DraftText; isSaved: boolean };

/**
 * Restores versions without leaving the page. What is in the fields is saved first, so that it stays
 * as a version; where it cannot be saved nothing is restored.
 */
export function useRestore(draft: Draft, kept: readonly VersionView[]) {
  const [versions, setVersions] = useState(kept);
  const [state, setState] = useState<RestoreState>({ name: 'none' });
  // A save takes a while, and the draft goes on.
  const latest = useRef(draft);
  useEffect(() => void (latest.current = draft));

  /** @returns whether it is saved, and what it took the place of is a version */
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
    // What was written since is a version too; where it cannot be saved it is put aside.
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
