import { m } from '@applicant-hub/copy';
import { Button, VisuallyHidden } from '@applicant-hub/design-system';
import type { CourseRef, SlotNumber } from '@applicant-hub/domain';
import { ChangeForm } from './ChangeForm.tsx';
import type { ShortlistIntent } from './command.ts';
import { useChangeForm } from '../notices/use-change-form.ts';

export interface ShortlistButtonProps {
  intent: ShortlistIntent;
  item: CourseRef;
  title: string;
  /** The slot to put the course into, for `shortlist-replace`. */
  slot?: SlotNumber;
  /** What the button says; without it, what it does. */
  label?: string;
  /** Its words are in line with what is above it. */
  flush?: true;
  /** The id of the button. */
  id?: string;
  /** The id of what says why it cannot be used now. */
  unavailable?: string | undefined;
  /** Hears that it was pressed. */
  onPress?: () => void;
}

/** Puts a course on the shortlist, moves it there, or takes it off. */
export function ShortlistButton({
  intent,
  item,
  title,
  slot,
  label,
  flush,
  id,
  unavailable,
  onPress,
}: ShortlistButtonProps) {
  const form = useChangeForm();
  const words = label ?? actions[intent]();
  return (
    <ChangeForm form={form} intent={intent} kind="courses" item={item} title={title}>
      {slot !== undefined && <input type="hidden" name="slot" value={slot} />}
      <Button
        type="submit"
        size="s"
        variant="quiet"
        id={id}
        flush={flush}
        busy={form.isBusy}
        unavailable={unavailable !== undefined}
        aria-describedby={unavailable}
        onClick={onPress}
      >
        {words}
        <VisuallyHidden>{m.favourites_shortlist_title({ title })}</VisuallyHidden>
      </Button>
    </ChangeForm>
  );
}

const actions: Record<ShortlistIntent, () => string> = {
  'shortlist-add': m.favourites_shortlist_button_add,
  'shortlist-remove': m.favourites_shortlist_button_remove,
  'shortlist-up': m.favourites_shortlist_button_up,
  'shortlist-down': m.favourites_shortlist_button_down,
  'shortlist-replace': m.favourites_shortlist_button_replace,
};
