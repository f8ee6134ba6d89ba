import type { FormEvent, ReactNode } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { goTo } from '#app/platform/islands/update/page-load.ts';
import { KEEPS } from '#app/platform/islands/markup.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { draftFields } from './fields.ts';
import { stopId } from '../device/stop-id.ts';
import type { Draft } from './use-draft.ts';

export interface DraftFormProps {
  draft: Draft;
  /** The form's action without scripts: `widgetAction(id)`. */
  action: string;
  /** The fields of the sections, and the save button. */
  children: ReactNode;
}

/** The form for editing a text. Its button saves at once and returns to the hub (GRD-11). */
export function DraftForm({ draft, action, children }: DraftFormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void draft.save().then((isSaved) => {
      if (isSaved) goTo(paths.hub);
      else document.getElementById(stopId(draft.id))?.focus();
    });
  };
  return (
    // Multipart encoding: URL encoding can make a long text three times as long.
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      data-draft={draft.id}
      {...{ [KEEPS]: true }}
      onSubmit={onSubmit}
    >
      <FormToken />
      <DraftFormFields draft={draft} version={draft.state.saved.version} />
      {children}
    </form>
  );
}

export function DraftFormFields({ draft, version }: { draft: Draft; version: number }) {
  return (
    <>
      <input type="hidden" name={draftFields.draft} value={draft.id} autoComplete="off" />
      <input type="hidden" name={draftFields.version} value={version} autoComplete="off" />
      <input type="hidden" name={draftFields.keep} value="yes" autoComplete="off" />
    </>
  );
}
