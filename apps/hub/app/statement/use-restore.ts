import { m } from '@applicant-hub/copy';
import { useEffect, useRef, useState } from 'react';
import type { DraftText } from '../drafts/text.ts';
import type { Draft } from '../drafts/use-draft.ts';
import type { VersionView } from './view-types.ts';

/** How many versions there are at most. */
const MAX_VERSIONS = 10;

/** What became of restoring a version. */
export type RestoreState =
  | { name: 'none' }
  | { name: 'failed' }
  /** `before` is what the text was. */
  | { name: 'restored'; time: string; before: DraftText };

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

  const restore = ({ time, text }: VersionView) => {
    void draft.save().then((isSaved) => {
      if (!isSaved) {
        setState({ name: 'failed' });
        return;
      }
      const { saved } = latest.current.state;
      const present = { version: saved.version, time: m.statement_version_now(), text: saved.text };
      latest.current.replace({ ...text });
      setVersions((older) => [present, ...older].slice(0, MAX_VERSIONS));
      setState({ name: 'restored', time, before: saved.text });
    });
  };
  const undo = () => {
    if (state.name === 'restored') draft.replace(state.before);
    setState({ name: 'none' });
  };
  return { versions, state, restore, undo };
}
