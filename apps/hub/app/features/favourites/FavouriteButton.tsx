import { m } from '@applicant-hub/copy';
import { Button, HeartIcon, VisuallyHidden } from '@applicant-hub/design-system';
import type { FavouriteRef, HeartKind } from '@applicant-hub/domain';
import { useContext, useState } from 'react';
import { ChangeForm } from './ChangeForm.tsx';
import { PageContext } from '#app/platform/browser/page/page-info.ts';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';

export interface FavouriteButtonProps {
  kind: HeartKind;
  item: FavouriteRef;
  title: string;
  /**
   * Null while unknown. The button then adds the item, which has no effect if it is already a
   * favourite.
   */
  isFavourite: boolean | null;
  /**
   * Shows only the heart: `true` where space is limited, such as in the corner of a card, `always`
   * in list rows.
   */
  short?: true | 'always';
  /** The texts for an item that is not a favourite, for a favourite, and while unknown. */
  addLabel?: string;
  removeLabel?: string;
  unknownLabel?: string;
  /** Called after each saved change. */
  onSaved?: (isAdded: boolean) => void;
}

/**
 * Adds an item to the favourites, or removes it. With scripts the button changes immediately, and
 * changes back if the save fails (FAV-39).
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
  // The pressed state applies until new page data arrives after the save, because the applicant may
  // have undone the change by then.
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
    isToggle: true,
    onSend: () => {
      setPressed(!isOn);
      setSaved(false);
    },
    onResult: (hasSaved) => {
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
