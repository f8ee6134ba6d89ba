import { m } from '@applicant-hub/copy';
import { Button, HeartIcon, VisuallyHidden } from '@applicant-hub/design-system';
import type { FavouriteRef, HeartKind } from '@applicant-hub/domain';
import { useContext, useState } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import { PageContext } from '#app/platform/browser/page-info.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';

export interface FavouriteButtonProps {
  kind: HeartKind;
  item: FavouriteRef;
  title: string;
  /** Null while nobody knows; then it adds, which changes nothing where it is one. */
  isFavourite: boolean | null;
  /**
   * In the corner of a card: where room is short a heart says it to the eye; in a line of a list
   * always.
   */
  short?: true | 'always';
  /** What it says of a thing that is no favourite; of one that is; and while nobody knows. */
  addLabel?: string;
  removeLabel?: string;
  unknownLabel?: string;
  /** Hears of each change that was saved, and whether it has added. */
  onSaved?: (isAdded: boolean) => void;
}

/**
 * Adds a thing to the favourites, or removes it. With scripts the button changes at once, and back
 * again when the change could not be saved (FAV-39).
 */
export function FavouriteButton({
  kind,
  item,
  title,
  isFavourite,
  short,
  addLabel = m.favourites_button_add(),
  removeLabel = m.favourites_button_remove(),
  unknownLabel = m.favourites_button_unknown(),
  onSaved,
}: FavouriteButtonProps) {
  // What was pressed counts until the first answer after it was saved: it may have been undone since.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [isSaved, setSaved] = useState(false);
  const page = useContext(PageContext);
  const [known, setKnown] = useState(page);
  if (known !== page) {
    setKnown(page);
    if (isSaved) setPressed(null);
  }
  const isOn = pressed ?? isFavourite;
  const form = useChangeForm({
    onSend: () => {
      setPressed(!isOn);
      setSaved(false);
    },
    onAnswer: (hasSaved) => {
      setSaved(hasSaved);
      if (hasSaved) onSaved?.(!isOn);
      else setPressed(null);
    },
  });
  const words = isOn === null ? unknownLabel : isOn ? removeLabel : addLabel;
  const about = isOn
    ? m.favourites_button_remove_title({ title })
    : m.favourites_button_add_title({ title });
  return (
    <ChangeForm form={form} intent={isOn ? 'remove' : 'add'} kind={kind} item={item} title={title}>
      <Button type="submit" size="s" variant="secondary">
        <HeartIcon filled={isOn === null ? 'unknown' : isOn || undefined} />
        {short === true && <VisuallyHidden onlyOn="small">{words}</VisuallyHidden>}
        {short === undefined && words}
        <VisuallyHidden>{short === 'always' ? words + about : about}</VisuallyHidden>
      </Button>
    </ChangeForm>
  );
}
