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
  /** How a value is written and read out: "25 miles". Default: the number. */
  readonly format?: ((value: number) => string) | undefined;
  /** Short words below the track, the first at `min`, the last at `max`, the others evenly between. */
  readonly marks?: readonly string[] | undefined;
}

/** About how much: a native slider, with its value in words where a script runs. */
export const RangeField = withRef(function RangeField({
  format = String,
  marks,
  ref,
  ...field
}: RangeFieldProps) {
  const input = useSharedRef(ref);
  // What the server wrote would be untrue as soon as the thumb is moved without a script.
  const [value, setValue] = useState<string>();

  const read = () => setValue(input.current?.value);
  useFormReset(input, read);
  // A state may have changed or refused it, and a person moved it before the script was there.
  useEffect(read);

  const text = value && format(Number(value));
  return renderField('range-field', field, (control) => (
    <>
      {/* A screen reader has the same words from the slider, and would say them twice. */}
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
