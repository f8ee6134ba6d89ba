'use client';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { typeInto } from '../enhance/typeInto.ts';
import { useFormReset } from '../enhance/useFormReset.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { renderField } from '../Field/Field.tsx';
import { CrossIcon } from '../Icon/CrossIcon.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { withRef } from '../withRef.ts';
import * as css from './TagInput.css.ts';
import { tagsOf } from './tags.ts';

export interface TagInputWords {
  /** Accessible name of the list of tags. */
  readonly list: string;
  /** Accessible name of the button that removes a tag. */
  readonly remove: (tag: string) => string;
  /** Announcement of the number of tags after a tag is removed; it is not visible. */
  readonly count: (count: number) => string;
}

export interface TagInputProps extends Omit<
  TextFieldProps,
  'type' | 'width' | 'prefix' | 'suffix' | 'list' | 'multiple' | 'min' | 'max' | 'step'
> {
  readonly words: TagInputWords;
}

/**
 * Several short words in one field, separated by commas. The hint must explain the commas. A script
 * displays the words as tags that can be removed one by one.
 */
export const TagInput = withRef(function TagInput({ words, ref, ...field }: TagInputProps) {
  const input = useSharedRef(ref);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [heard, setHeard] = useState('');
  /** Index of the tag that was just removed; undefined after focus has moved to another control. */
  const removed = useRef<number | undefined>(undefined);
  const tags = tagsOf(text);

  const measure = () => setText(input.current?.value ?? '');
  useFormReset(input, measure);
  // A state change, or typing before the script loaded, may have changed the text.
  useEffect(measure);
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? input.current)?.focus();
    removed.current = undefined;
  }, [text, input]);

  const remove = (index: number) => {
    if (!input.current) return;
    const rest = tags.filter((_tag, at) => at !== index);
    removed.current = index;
    typeInto(input.current, rest.join(', '));
    measure();
    setHeard(words.count(rest.length));
  };

  return renderField('tag-input', field, (control) => (
    <>
      <input {...control} ref={input} type="text" onInputCapture={measure} />
      {tags.length > 0 && (
        <ul ref={list} className={css.list} aria-label={words.list}>
          {tags.map((tag, index) => (
            <li key={tag} className={css.tag}>
              {tag}
              <IconButton
                type="button"
                variant="quiet"
                size="xs"
                label={words.remove(tag)}
                icon={<CrossIcon />}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={css.heard} role="status">
        {heard}
      </p>
    </>
  ));
});
