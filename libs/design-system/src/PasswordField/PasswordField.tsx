'use client';
import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { renderField } from '../Field/Field.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { withRef } from '../withRef.ts';
import * as css from './PasswordField.css.ts';

export interface PasswordWords {
  /** Text of the button, and its accessible name, which must start with the same word. */
  readonly show: string;
  readonly showPassword: string;
  readonly hide: string;
  readonly hidePassword: string;
  /** Announcements when the password becomes visible or hidden. */
  readonly shown: string;
  readonly hidden: string;
}

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'width' | 'prefix' | 'suffix' | 'list' | 'multiple' | 'spellCheck' | 'autoCapitalize'
> {
  /** `current-password` is for signing in, `new-password` for setting a password. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly words: PasswordWords;
}

/** A password field. A script adds a button that makes the password visible. */
export const PasswordField = withRef(function PasswordField({
  words,
  ref,
  ...field
}: PasswordFieldProps) {
  const isEnhanced = useEnhanced();
  const input = useSharedRef(ref);
  const [isVisible, setShown] = useState<boolean>();

  useEffect(() => {
    // A browser stores the values of submitted text fields as suggestions, so the password is
    // hidden again before the form is sent.
    const hide = ({ target }: Event) => {
      if (target === input.current?.form) input.current.type = 'password';
      setShown((was) => was && false);
    };
    document.addEventListener('submit', hide);
    return () => document.removeEventListener('submit', hide);
  }, [input]);

  return renderField('password-field', field, (control) => (
    <>
      <div className={css.row}>
        <div className={css.box}>
          <input
            {...control}
            ref={input}
            type={isVisible ? 'text' : 'password'}
            spellCheck={false}
            // The attribute is needed only while the field is a text field.
            autoCapitalize={isVisible ? 'none' : undefined}
          />
        </div>
        {isEnhanced && (
          <Button
            type="button"
            variant="secondary"
            aria-label={isVisible ? words.hidePassword : words.showPassword}
            aria-controls={control.id}
            onClick={() => setShown(!isVisible)}
          >
            {isVisible ? words.hide : words.show}
          </Button>
        )}
      </div>
      <p className={css.heard} role="status">
        {isVisible !== undefined && (isVisible ? words.shown : words.hidden)}
      </p>
    </>
  ));
});
