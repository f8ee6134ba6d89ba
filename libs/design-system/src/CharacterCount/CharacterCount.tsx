'use client';
import { useEffect, useRef, useState } from 'react';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useFormReset } from '../enhance/useFormReset.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { renderField } from '../Field/Field.tsx';
import { AlertIcon } from '../Icon/AlertIcon.ts';
import type { TextareaFieldProps } from '../TextareaField/TextareaField.tsx';
import { withRef } from '../withRef.ts';
import * as css from './CharacterCount.css.ts';
import { countText, type CountUnit } from './count.ts';

export type { CountUnit } from './count.ts';

export interface CharacterCountWords {
  /** Text that states the limit. It is shown until a script counts the characters. */
  readonly limit: (limit: number) => string;
  /** Text for the number of characters or words that remain, 0 or more. */
  readonly left: (count: number) => string;
  /** Text for the number of characters or words over the limit, 1 or more. */
  readonly over: (count: number) => string;
}

export interface CharacterCountProps extends Omit<TextareaFieldProps, 'maxLength'> {
  /**
   * Longer input is still allowed, because a user who shortens a long text has to enter it first.
   */
  readonly limit: number;
  /** Default: `characters`. */
  readonly unit?: CountUnit | undefined;
  readonly words: CharacterCountWords;
}

/** Time without typing before the count is announced (milliseconds). */
const PAUSE = 1_000;

/** A `TextareaField` that shows its limit and, with a script, the remaining count. */
export const CharacterCount = withRef(function CharacterCount({
  limit,
  unit = 'characters',
  words,
  tall,
  rows = tall ? 14 : 5,
  ref,
  ...field
}: CharacterCountProps) {
  const isEnhanced = useEnhanced();
  const textarea = useSharedRef(ref);
  const [count, setCount] = useState(0);
  const [heard, setHeard] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>();

  const measure = () => {
    const now = countText(textarea.current?.value ?? '', unit);
    setCount(now);
    return now;
  };
  useFormReset(textarea, measure);
  // A state change, or typing before the script loaded, may have changed the text.
  useEffect(() => void measure());
  useEffect(() => () => clearTimeout(pause.current), []);

  const say = (now: number) => (now > limit ? words.over(now - limit) : words.left(limit - now));
  const onInputCapture = () => {
    measure();
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setHeard(say(measure())), PAUSE);
  };

  const isOver = isEnhanced && count > limit;
  return renderField('character-count', field, (control) => {
    const countId = `${control.id}-count`;
    return (
      <>
        <textarea
          {...control}
          ref={textarea}
          rows={rows}
          data-tall={tall}
          aria-describedby={[control['aria-describedby'], countId].filter(Boolean).join(' ')}
          onInputCapture={onInputCapture}
        />
        <p id={countId} className={css.count} data-over={isOver || undefined}>
          {isOver && <AlertIcon />}
          {isEnhanced ? say(count) : words.limit(limit)}
        </p>
        <p className={css.heard} role="status">
          {heard}
        </p>
      </>
    );
  });
});
