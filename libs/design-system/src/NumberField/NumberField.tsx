'use client';
import { useState, type WheelEvent } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { renderField } from '../Field/Field.tsx';
import { icon } from '../Icon/icon.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { withRef } from '../withRef.ts';
import * as css from './NumberField.css.ts';

const LessIcon = icon('M5 12h14');
const MoreIcon = icon('M12 5v14M5 12h14');

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'list' | 'multiple' | 'pattern' | 'autoCapitalize' | 'spellCheck' | 'prefix' | 'suffix'
> {
  /** Accessible names of the buttons: "One seat less", "One seat more". */
  readonly words: { readonly less: string; readonly more: string };
}

/**
 * Leaves the value unchanged when the user scrolls while the pointer is over the focused field. The
 * browser does not change a read-only field. Removing the focus instead would lose what the user
 * types next.
 */
function ignoreWheel({ currentTarget }: WheelEvent<HTMLInputElement>) {
  if (currentTarget.readOnly) return;
  currentTarget.readOnly = true;
  requestAnimationFrame(() => (currentTarget.readOnly = false));
}

/** A field for a small number that users change by one or two. A script adds its buttons. */
export const NumberField = withRef(function NumberField({
  words,
  width = 4,
  ref,
  ...field
}: NumberFieldProps) {
  const isEnhanced = useEnhanced();
  const input = useSharedRef(ref);
  const [heard, setHeard] = useState('');
  const step = (method: 'stepDown' | 'stepUp') => {
    const { current } = input;
    if (!current) return;
    // The browser applies `min`, `max` and `step`.
    current[method]();
    for (const type of ['input', 'change']) {
      current.dispatchEvent(new Event(type, { bubbles: true }));
    }
    setHeard(current.value);
  };
  const button = (label: string, Icon: typeof LessIcon, method: 'stepDown' | 'stepUp') => (
    <IconButton
      type="button"
      variant="secondary"
      label={label}
      icon={<Icon />}
      aria-controls={field.id ?? field.name}
      onClick={() => step(method)}
    />
  );
  return renderField('number-field', field, (control) => (
    <>
      <div className={css.row}>
        <input
          {...control}
          ref={input}
          className={`${control.className} ${css.input}`}
          type="number"
          data-width={width}
          onWheel={ignoreWheel}
        />
        {isEnhanced && !field.disabled && !field.readOnly && (
          <>
            {button(words.less, LessIcon, 'stepDown')}
            {button(words.more, MoreIcon, 'stepUp')}
          </>
        )}
      </div>
      <p className={css.heard} role="status">
        {heard}
      </p>
    </>
  ));
});
