import { m } from '@applicant-hub/copy';
import { Inline, Stack } from '@applicant-hub/design-system';
import type { CourseRef } from '@applicant-hub/domain';
import { useEffect, useId, useRef } from 'react';
import { useChangeForm } from '#app/platform/flash/use-change-form.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { ShortlistAct } from './ShortlistAct.tsx';

export interface PlaceFormProps {
  item: CourseRef;
  title: string;
  /** The place on the shortlist, from 1. */
  place: number;
  /** The number of courses on the shortlist. */
  count: number;
  /** Whether the neighbouring courses are to the left and right, and not above and below. */
  sideways?: boolean;
  /** Whether the buttons are stacked, and aligned with the text above. */
  flush?: true;
}

/**
 * Moves a course on the shortlist, or removes it. The focus stays on the course, so that a second
 * press moves the same course again. At either end of the shortlist, the button towards that end
 * does nothing. Lists must key courses by id, not by place.
 */
export function PlaceForm({ item, title, place, count, sideways, flush }: PlaceFormProps) {
  const id = useId();
  const form = useChangeForm();
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    // Moving an element in the DOM removes its focus.
    if (pressed.current !== null && document.activeElement === document.body) {
      document.getElementById(pressed.current)?.focus();
    }
    pressed.current = null;
  }, [place]);

  const button = (intent: 'shortlist-up' | 'shortlist-down', end: number, reason: string) => {
    const [buttonId, reasonId] = [`${id}-${end}`, `${id}-${end}-not`];
    return (
      <>
        <ShortlistAct
          id={buttonId}
          title={title}
          intent={intent}
          label={sideways ? sidewaysWords[intent]() : undefined}
          flush={flush}
          busy={form.isBusy}
          unavailable={place === end ? reasonId : undefined}
          onPress={() => (pressed.current = buttonId)}
        />
        {place === end && (
          <span id={reasonId} hidden>
            {reason}
          </span>
        )}
      </>
    );
  };
  const buttons = (
    <>
      {count > 1 && button('shortlist-up', 1, m.arrange_is_first())}
      {count > 1 && button('shortlist-down', count, m.arrange_is_last())}
      <ShortlistAct title={title} intent="shortlist-remove" flush={flush} busy={form.isBusy} />
    </>
  );
  return (
    <ChangeForm form={form} kind="courses" item={item} title={title}>
      {flush ? (
        <Stack gap={1} align="start">
          {buttons}
        </Stack>
      ) : (
        <Inline gap={2}>{buttons}</Inline>
      )}
    </ChangeForm>
  );
}

const sidewaysWords = {
  'shortlist-up': m.favourites_shortlist_button_left,
  'shortlist-down': m.favourites_shortlist_button_right,
};
