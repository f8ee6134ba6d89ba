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
  /** How much can be written. It stands there until a script counts. */
  readonly limit: (limit: number) => string;
  /** How much is left, from 0 on. */
  readonly left: (count: number) => string;
  /** How much is too much, from 1 on. */
  readonly over: (count: number) => string;
}

export interface CharacterCountProps extends Omit<TextareaFieldProps, 'maxLength'> {
  /** More can be written all the same: whoever shortens a text has to have it first. */
  readonly limit: number;
  /** Default: characters. */
  readonly unit?: CountUnit | undefined;
  readonly words: CharacterCountWords;
}

/** How long nobody types before the count is read out (milliseconds). */
const PAUSE = 1_000;

/** A `TextareaField` that says how much can be written, and, with a script, how much is left. */
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
  // A state may have changed the text, and a person before the script was there.
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
