import { m } from '@applicant-hub/copy';
import type { CourseRef } from '@applicant-hub/domain';
import { useEffect, useId, useRef } from 'react';
import { ShortlistButton } from './ShortlistButton.tsx';

export interface MoveButtonsProps {
  item: CourseRef;
  title: string;
  /** Its place on the shortlist; 1 is the best. */
  place: number;
  /** How many courses are on the shortlist. */
  count: number;
}

/**
 * Moves a course of the shortlist up and down. Focus goes with the course: a second press moves the
 * same one again, and at either end it changes nothing. Courses are keyed by what they are, not by
 * their place.
 */
export function MoveButtons({ item, title, place, count }: MoveButtonsProps) {
  const id = useId();
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    // Moving an element in the page takes focus from it.
    if (pressed.current !== null && document.activeElement === document.body) {
      document.getElementById(pressed.current)?.focus();
    }
    pressed.current = null;
  }, [place]);
  if (count < 2) return null;

  const button = (intent: 'shortlist-up' | 'shortlist-down', end: number, reason: string) => {
    const [buttonId, reasonId] = [`${id}-${intent}`, `${id}-${intent}-not`];
    return (
      <>
        <ShortlistButton
          id={buttonId}
          item={item}
          title={title}
          intent={intent}
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
  return (
    <>
      {button('shortlist-up', 1, m.arrange_is_first())}
      {button('shortlist-down', count, m.arrange_is_last())}
    </>
  );
}
