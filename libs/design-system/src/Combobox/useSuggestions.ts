'use client';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { typeInto } from '../enhance/typeInto.ts';
import { useLookup } from '../enhance/useLookup.ts';
import { moveActive, NONE } from './move.ts';

interface Suggestion {
  readonly label: string;
}

interface Search<Option extends Suggestion> {
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  readonly onChoose: (option: Option) => void;
  readonly button?: object | undefined;
  readonly fromLength: number;
}

export type Suggestions<Option extends Suggestion> = ReturnType<typeof useSuggestions<Option>>;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The suggestions for the text of a field, whether they are open, and the active suggestion. */
export function useSuggestions<Option extends Suggestion>(
  field: RefObject<HTMLInputElement>,
  listId: string,
  { suggest, fromLength, onChoose, button }: Search<Option>,
) {
  const { state, ask, forget } = useLookup<readonly Option[]>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const [isShort, setShort] = useState(false);

  const { status } = state;
  const options = state.status === 'found' ? state.answer : [];
  const isListed = isOpen && options.length > 0;
  const activeOption = isListed ? options[active] : undefined;
  const activeId = activeOption && optionId(listId, active);

  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- jsdom does not implement this method.
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
  const openIfShort = () => {
    if (textInField().length >= fromLength) return;
    setShort(true);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const choose = (option: Option) => {
    if (!field.current) return;
    onChoose(option);
    typeInto(field.current, option.label);
    field.current.focus();
    setShort(false);
    forget();
    close();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (options.length === 0) searchNow();
      else {
        setOpen(true);
        if (!event.altKey) setActive(moveActive(key, active, options.length));
      }
    } else if (key === 'Enter' && (activeOption || button)) {
      event.preventDefault();
      if (activeOption) choose(activeOption);
      else searchNow();
    } else if (key === 'Escape') {
      if (isListed) event.preventDefault();
      close();
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) {
      // The caret moves within the text, so no option is active.
      setActive(NONE);
    }
  };
  return {
    ...{ status, options, isListed, active, activeId, isShort: isOpen && isShort },
    ...{ search, searchNow, openIfShort, close, choose, press },
  };
}
