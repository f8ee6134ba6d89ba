'use client';
import {
  type FocusEvent,
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useState,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { isFilling, typeInto } from '../enhance/typeInto.ts';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { useLookup } from '../enhance/useLookup.ts';
import { renderField, type FieldProps } from '../Field/Field.tsx';
import { withRef } from '../withRef.ts';
import * as css from './Combobox.css.ts';
import { moveActive, NONE } from './move.ts';

export interface ComboboxOption {
  readonly id: string;
  /** Text of the field when the option is chosen. */
  readonly label: string;
  /** Additional text that tells options with the same name apart. */
  readonly note?: string | undefined;
}

export interface ComboboxWords {
  /** Accessible name of the list of suggestions. */
  readonly list: string;
  /** Text while the input is too short for suggestions. Default: no text. */
  readonly start?: string | undefined;
  readonly loading: string;
  /** Text when there are no suggestions. */
  readonly none: string;
  readonly failed: string;
  /** Announcement of the number of suggestions and how to choose one; not visible. */
  readonly count: (count: number) => string;
}

/** A button next to the field that searches at once. Without scripts it submits the form. */
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
  /** Called before the option's label is put into the field. */
  readonly onChoose: (option: Option) => void;
  /** Called when the text changes by typing, but not by choosing a suggestion or by `typeInto`. */
  readonly onType?: (() => void) | undefined;
}

/**
 * A text field with suggestions. Without scripts it is a plain text field. Choosing a suggestion is
 * never required, and typed text stays. It follows the editable combobox with a listbox popup of
 * the ARIA Authoring Practices: focus stays in the field.
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
  const { state, ask, forget } = useLookup<readonly Option[]>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const [isShort, setShort] = useState(false);
  const field = useSharedRef(ref);

  const listId = `${input.id ?? input.name}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const options = state.status === 'found' ? state.answer : [];
  const isListed = isOpen && options.length > 0;
  const activeId = isListed && active !== NONE ? optionId(active) : undefined;

  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- jsdom draws nothing.
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const textInField = () => field.current?.value.trim() ?? '';
  const search = (pauseMs: number) => {
    const text = textInField();
    const tooShort = text.length < fromLength;
    setActive(NONE);
    setOpen(true);
    setShort(tooShort);
    if (tooShort) forget();
    else ask((signal) => suggest(text, signal), pauseMs);
  };
  const searchNow = () => {
    field.current?.focus();
    search(0);
  };
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const choose = (option: Option | undefined) => {
    if (!option || !field.current) return;
    onChoose(option);
    typeInto(field.current, option.label);
    field.current.focus();
    setShort(false);
    forget();
    close();
  };

  const heard = ({ nativeEvent }: FormEvent) => {
    // Ignores text that the page itself put into the field.
    if (isFilling(nativeEvent)) return;
    onType?.();
    search(delayMs);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    // Ignores keys of an input method, and keys that another handler has used.
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (options.length === 0) searchNow();
        else {
          setOpen(true);
          if (!event.altKey) setActive(moveActive(event.key, active, options.length));
        }
        break;
      case 'Enter':
        if (activeId) {
          event.preventDefault();
          choose(options[active]);
        } else if (button) {
          event.preventDefault();
          searchNow();
        }
        break;
      case 'Escape':
        if (isListed) event.preventDefault();
        close();
        break;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // The caret moves in the text, so no option is active.
        setActive(NONE);
        break;
      default:
    }
  };
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    input.onFocus?.(event);
    if (textInField().length >= fromLength) return;
    setShort(true);
    setOpen(true);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    input.onBlur?.(event);
    const { relatedTarget } = event;
    if (relatedTarget instanceof Element && relatedTarget.closest(`[id="${listId}"]`)) return;
    close();
  };

  const combobox = isEnhanced
    ? ({
        role: 'combobox',
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-expanded': isListed,
        'aria-controls': isListed ? listId : undefined,
        'aria-activedescendant': activeId,
        // React fires no change event after a script has set the element's own `value`.
        onInputCapture: heard,
        onChangeCapture: (event: FormEvent) => {
          if (event.nativeEvent.type === 'change') heard(event);
        },
        onKeyDown,
        onFocus,
        onBlur,
      } as const)
    : undefined;

  return renderField('combobox', input, (control) => (
    <>
      <div className={css.row}>
        <div className={css.box} data-open={isListed || undefined}>
          <input {...control} {...combobox} ref={field} type="text" />
          {isListed && (
            <div id={listId} className={css.list} role="listbox" aria-label={words.list}>
              {options.map((option, index) => (
                <button
                  key={option.id}
                  id={optionId(index)}
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
          )}
        </div>
        {button && (
          <Button
            variant="secondary"
            // Only without scripts: otherwise Enter in any field of the form would press it.
            type={isEnhanced ? 'button' : 'submit'}
            name={button.name}
            value={button.value}
            onClick={isEnhanced ? searchNow : undefined}
          >
            {button.label}
          </Button>
        )}
      </div>
      {isEnhanced && (
        <p className={css.status} role="status" data-quiet={isListed || undefined}>
          {isShort && isOpen && words.start}
          {/* Visible but not announced, because it would be announced after every pause. */}
          {state.status === 'waiting' && <span aria-hidden>{words.loading}</span>}
          {state.status === 'failed' && words.failed}
          {state.status === 'found' &&
            (options.length === 0 ? words.none : isOpen && words.count(options.length))}
        </p>
      )}
    </>
  ));
});

/** Pressing a suggestion must not move focus out of the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
