import { m } from '@applicant-hub/copy';
import { Button, VisuallyHidden } from '@applicant-hub/design-system';
import type { ShortlistIntent } from './command.ts';

export interface ShortlistActProps {
  intent: ShortlistIntent;
  /** Of the course. */
  title: string;
  /** What the button says; without it, what it does. */
  label?: string | undefined;
  /** Its words are in line with what is above it. */
  flush?: true | undefined;
  /** The id of the button. */
  id?: string;
  busy: boolean;
  /** The id of what says why it cannot be used now. */
  unavailable?: string | undefined;
  /** Hears that it was pressed. */
  onPress?: () => void;
}

/** A button of a form about a course: it says what is wanted of the shortlist. */
export function ShortlistAct({
  intent,
  title,
  label = words[intent](),
  unavailable,
  onPress,
  ...button
}: ShortlistActProps) {
  return (
    <Button
      {...button}
      type="submit"
      name="intent"
      value={intent}
      size="s"
      variant="quiet"
      unavailable={unavailable !== undefined}
      aria-describedby={unavailable}
      onClick={onPress}
    >
      {label}
      <VisuallyHidden>{m.favourites_shortlist_title({ title })}</VisuallyHidden>
    </Button>
  );
}

const words: Record<ShortlistIntent, () => string> = {
  'shortlist-add': m.favourites_shortlist_button_add,
  'shortlist-remove': m.favourites_shortlist_button_remove,
  'shortlist-up': m.favourites_shortlist_button_up,
  'shortlist-down': m.favourites_shortlist_button_down,
  'shortlist-replace': m.favourites_shortlist_button_replace,
};
