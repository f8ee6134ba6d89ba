'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { tellAgain } from './typeInto.ts';

/**
 * Lets React hear of a text that a script of the page gave to a field's `value` and told of by an
 * event, once, whichever event that is; and hears of a reset, of which React says nothing.
 *
 * @returns the text that was heard of last: to be kept by whoever hears
 */
export function useFilled(field: RefObject<HTMLInputElement>, onReset: () => void) {
  const heard = useRef<string>();
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    heard.current ??= input.value;
    const abort = new AbortController();
    const fill = ({ target, isTrusted }: Event) => {
      if (target !== input || isTrusted || input.value === heard.current) return;
      heard.current = input.value;
      tellAgain(input);
    };
    // After React, which listens nearer to the field or began earlier.
    for (const name of ['input', 'change']) {
      input.getRootNode().addEventListener(name, fill, abort);
    }
    input.form?.addEventListener('reset', onReset, abort);
    return () => abort.abort();
  });
  return heard;
}
