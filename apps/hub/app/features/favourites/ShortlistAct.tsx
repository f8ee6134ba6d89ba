import { m } from '@applicant-hub/copy';
import { Button, VisuallyHidden } from '@applicant-hub/design-system';
import type { ShortlistIntent } from './command.ts';

export interface ShortlistActProps {
  intent: ShortlistIntent;
  title: string;
  /** Default: a text for the intent. */
  label?: string | undefined;
  /** Aligns the button's text with the text above the button. */
  flush?: true | undefined;
  id?: string;
  busy: boolean;
  /** The id of the text that explains why the button is unavailable. */
  unavailable?: string | undefined;
  onPress?: () => void;
}

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
