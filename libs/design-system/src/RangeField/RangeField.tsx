'use client';
import { useEffect, useState, type InputHTMLAttributes } from 'react';
import { useFormReset } from '../enhance/useFormReset.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { renderField, type FieldProps } from '../Field/Field.tsx';
import { withRef } from '../withRef.ts';
import * as css from './RangeField.css.ts';

export interface RangeFieldProps
  extends
    Omit<FieldProps<HTMLInputElement>, 'required'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoComplete' | 'defaultValue' | 'list' | 'max' | 'min' | 'onChange' | 'step' | 'value'
    > {
  /**
   * Formats a value for display and for screen readers: "25 miles". By default the number is shown.
   */
  readonly format?: ((value: number) => string) | undefined;
  /**
   * Short labels below the track. The first label is at `min`, the last is at `max`, and the other
   * labels are evenly distributed.
   */
  readonly marks?: readonly string[] | undefined;
}

/** A field for an approximate value: a native slider. A script adds the value as text. */
export const RangeField = withRef(function RangeField({
  format = String,
  marks,
  ref,
  ...field
}: RangeFieldProps) {
  const input = useSharedRef(ref);
  // A value rendered by the server would be wrong after the thumb is moved without a script.
  const [value, setValue] = useState<string>();

  const read = () => setValue(input.current?.value);
  useFormReset(input, read);
  // A state change may have set or rejected the value, or the user may have moved the thumb before
  // the script loaded.
  useEffect(read);

  const text = value && format(Number(value));
  return renderField('range-field', field, (control) => (
    <>
      {/* Hidden because a screen reader would announce the same text a second time. */}
      <output htmlFor={control.id} className={css.output} aria-hidden>
        {text}
      </output>
      <input
        {...control}
        ref={input}
        className={css.input}
        type="range"
        aria-valuetext={text}
        onInputCapture={read}
      />
      {marks && (
        <div className={css.marks} aria-hidden>
          {marks.map((mark) => (
            <span key={mark} className={css.mark}>
              {mark}
            </span>
          ))}
        </div>
      )}
    </>
  ));
});
