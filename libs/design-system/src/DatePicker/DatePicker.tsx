'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { DateField, type DateFieldProps, type DateUnit } from '../DateField/DateField.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useFormReset } from '../enhance/useFormReset.ts';
import { CalendarIcon } from '../Icon/CalendarIcon.ts';
import { withRef } from '../withRef.ts';
import { Calendar, nameOf } from './Calendar.tsx';
import * as css from './DatePicker.css.ts';
import { dayOf, partsOf, type DateParts } from './days.ts';
import type { DatePickerWords } from './words.ts';

export type { DateParts } from './days.ts';
export type { DatePickerWords, DateWords } from './words.ts';

export interface DatePickerProps extends Omit<
  DateFieldProps,
  'parts' | 'birthday' | 'onChoose' | 'onChange' | 'defaultValue'
> {
  /** The first day that can be selected: `2027-01-11`. */
  readonly min: string;
  /** The last day that can be selected. */
  readonly max: string;
  /**
   * Returns whether a day in the range cannot be selected. The server explains why if such a day is
   * submitted anyway.
   */
  readonly isUnavailable?: ((day: string) => boolean) | undefined;
  readonly value?: DateParts | undefined;
  readonly defaultValue?: DateParts | undefined;
  /**
   * Called once for a day chosen in the calendar, and once for each field that the user changes.
   */
  readonly onChange?: ((date: DateParts) => void) | undefined;
  readonly words: DatePickerWords;
}

const UNITS: readonly DateUnit[] = ['day', 'month', 'year'];

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_number, index) => String(from + index));

/** The options of each part of the date. */
const optionsOf = (
  words: DatePickerWords,
  min: string,
  max: string,
): Record<DateUnit, readonly { value: string; label: string }[]> => ({
  day: numbers(1, 31).map((day) => ({ value: day, label: day })),
  month: words.months.map((label, index) => ({ value: String(index + 1), label })),
  year: numbers(Number(min.slice(0, 4)), Number(max.slice(0, 4))).map((year) => ({
    value: year,
    label: year,
  })),
});

/** Selects a day in the fields, as the user would. */
function fill(fields: readonly HTMLSelectElement[], day: string) {
  const parts = partsOf(day);
  fields.forEach((field, index) => (field.value = parts[UNITS[index] ?? 'day']));
  // All three fields are set before any event fires, so that no listener sees an incomplete date.
  for (const type of ['input', 'change'])
    fields[0]?.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * A `DateField` with day, month and year. The form submits these fields. If scripts run, a calendar
 * can fill them in.
 */
export const DatePicker = withRef(function DatePicker({
  min,
  max,
  isUnavailable,
  value,
  defaultValue,
  onChange,
  words,
  lang,
  dir,
  hidden,
  ...field
}: DatePickerProps) {
  const isEnhanced = useEnhanced();
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLSelectElement | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();

  const selects = () => {
    const all = [...(root.current?.querySelectorAll('select') ?? [])];
    [first.current = null] = all;
    return all;
  };
  const read = (): DateParts => {
    const [day = '', month = '', year = ''] = selects().map((select) => select.value);
    return { day, month, year };
  };
  const measure = () => setChosen(dayOf(read()));
  useFormReset(first, measure);
  // A state change, or input before the script loaded, may have changed the fields.
  useEffect(measure);

  const options = optionsOf(words, min, max);
  return (
    <div {...{ lang, dir, hidden }} ref={root} className={css.picker} data-component="date-picker">
      <DateField
        {...field}
        parts={UNITS.map((unit) => ({
          unit,
          label: words[unit],
          options: [{ value: '', label: words[unit] }, ...options[unit]],
          value: value?.[unit],
          defaultValue: defaultValue?.[unit],
        }))}
        onChoose={() => {
          measure();
          onChange?.(read());
        }}
      />
      <div className={css.trigger}>
        {isEnhanced && !field.disabled && (
          <Button
            ref={trigger}
            type="button"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={chosen && `${words.open}, ${nameOf(chosen, words)}`}
            onClick={() => setOpen(true)}
          >
            <CalendarIcon />
            {words.open}
          </Button>
        )}
      </div>
      {isOpen && (
        <Calendar
          {...{ min, max, isUnavailable, chosen, words }}
          id={`${field.id ?? field.name}-calendar`}
          onPick={(day) => fill(selects(), day)}
          onClose={() => {
            setOpen(false);
            trigger.current?.focus();
          }}
        />
      )}
    </div>
  );
});
