'use client';
import type { FocusEvent, FormEvent, InputHTMLAttributes, KeyboardEvent, MouseEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { isFilling } from '../enhance/typeInto.ts';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { renderField, type FieldProps } from '../Field/Field.tsx';
import { withRef } from '../withRef.ts';
import * as css from './Combobox.css.ts';
import { optionId, useSuggestions, type Suggestions } from './useSuggestions.ts';

export interface ComboboxOption {
  readonly id: string;
  /** Text of the field when the option is chosen. */
  readonly label: string;
  /** Additional text that distinguishes options with equal labels. */
  readonly note?: string | undefined;
}

export interface ComboboxWords {
  /** Accessible name of the list of suggestions. */
  readonly list: string;
  /** Text while the input is too short for suggestions. By default there is no text. */
  readonly start?: string | undefined;
  readonly loading: string;
  /** Text when there are no suggestions. */
  readonly none: string;
  readonly failed: string;
  /**
   * Announcement of the number of suggestions and of how to choose a suggestion; it is not visible.
   */
  readonly count: (count: number) => string;
}

/** A button next to the field that searches immediately. Without scripts it submits the form. */
interface ComboboxButton {
  readonly label: string;
  readonly name: string;
  readonly value: string;
}

export interface ComboboxProps<Option extends ComboboxOption>
  extends
    FieldProps<HTMLInputElement>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoCapitalize'
      | 'defaultValue'
      | 'enterKeyHint'
      | 'maxLength'
      | 'minLength'
      | 'onChange'
      | 'pattern'
      | 'readOnly'
      | 'spellCheck'
      | 'value'
    > {
  readonly words: ComboboxWords;
  readonly button?: ComboboxButton | undefined;
  /** Loads suggestions. A rejected promise counts as a failure. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Time without typing before a search starts (milliseconds). */
  readonly delayMs: number;
  /** Minimum number of characters for a search. Default 1. */
  readonly fromLength?: number | undefined;
  /** Called before the option's label is written to the field. */
  readonly onChoose: (option: Option) => void;
  /** Called when the text changes by typing, but not by choosing a suggestion or by `typeInto`. */
  readonly onType?: (() => void) | undefined;
}

/**
 * A text field with suggestions. Without scripts it is a plain text field. Choosing a suggestion is
 * never required, and any typed text is preserved. The field implements the editable combobox with
 * a listbox popup of the ARIA Authoring Practices, in which focus remains in the field.
 */
export const Combobox = withRef(function Combobox<Option extends ComboboxOption>({
  words,
  button,
  suggest,
  delayMs,
  fromLength = 1,
  onChoose,
  onType,
  ref,
  ...input
}: ComboboxProps<Option>) {
  const isEnhanced = useEnhanced();
  const field = useSharedRef(ref);
  const listId = `${input.id ?? input.name}-list`;
  const suggestions = useSuggestions(field, listId, { suggest, fromLength, onChoose, button });
  const { isListed, searchNow } = suggestions;

  const heard = ({ nativeEvent }: FormEvent) => {
    // Ignores text that the page itself wrote to the field.
    if (isFilling(nativeEvent)) return;
    onType?.();
    suggestions.search(delayMs);
  };
  const combobox = isEnhanced
    ? ({
        role: 'combobox',
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-expanded': isListed,
        'aria-controls': isListed ? listId : undefined,
        'aria-activedescendant': suggestions.activeId,
        // React fires no change event after a script has set the element's own `value`.
        onInputCapture: heard,
        onChangeCapture: (event: FormEvent) => {
          if (event.nativeEvent.type === 'change') heard(event);
        },
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
          input.onKeyDown?.(event);
          // Ignores keys of an input method, and keys that another handler has handled.
          if (!event.nativeEvent.isComposing && !event.defaultPrevented) suggestions.press(event);
        },
        onFocus: (event: FocusEvent<HTMLInputElement>) => {
          input.onFocus?.(event);
          suggestions.openIfShort();
        },
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          input.onBlur?.(event);
          const { relatedTarget } = event;
          if (relatedTarget instanceof Element && relatedTarget.closest(`[id="${listId}"]`)) return;
          suggestions.close();
        },
      } as const)
    : undefined;

  return renderField('combobox', input, (control) => (
    <>
      <div className={css.row}>
        <div className={css.box} data-open={isListed || undefined}>
          <input {...control} {...combobox} ref={field} type="text" />
          {isListed && <List {...suggestions} id={listId} label={words.list} />}
        </div>
        {button && (
          <Button
            variant="secondary"
            // A submit button only without scripts: with scripts, Enter in any field of the form
            // would press it.
            type={isEnhanced ? 'button' : 'submit'}
            name={button.name}
            value={button.value}
            onClick={isEnhanced ? searchNow : undefined}
          >
            {button.label}
          </Button>
        )}
      </div>
      {isEnhanced && <Status words={words} {...suggestions} />}
    </>
  ));
});

interface ListProps<Option extends ComboboxOption> extends Pick<
  Suggestions<Option>,
  'options' | 'active' | 'choose'
> {
  readonly id: string;
  readonly label: string;
}

function List<Option extends ComboboxOption>({
  id,
  label,
  options,
  active,
  choose,
}: ListProps<Option>) {
  return (
    <div id={id} className={css.list} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <button
          key={option.id}
          id={optionId(id, index)}
          className={css.option}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={keepFocus}
          onClick={() => choose(option)}
        >
          {option.label}
          {option.note && <span className={css.note}>{option.note}</span>}
        </button>
      ))}
    </div>
  );
}

/** Pressing a suggestion must not move focus away from the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface StatusProps extends Pick<
  Suggestions<ComboboxOption>,
  'status' | 'options' | 'isListed' | 'isShort'
> {
  readonly words: ComboboxWords;
}

function Status({ words, status, options, isListed, isShort }: StatusProps) {
  return (
    <p className={css.status} role="status" data-quiet={isListed || undefined}>
      {isShort && words.start}
      {/* Visible but not announced, because it would be announced after every pause. */}
      {status === 'waiting' && <span aria-hidden>{words.loading}</span>}
      {status === 'failed' && words.failed}
      {status === 'found' &&
        (options.length === 0 ? words.none : isListed && words.count(options.length))}
    </p>
  );
}
