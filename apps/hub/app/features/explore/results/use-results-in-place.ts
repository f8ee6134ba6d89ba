import { useState, type FormEvent } from 'react';
import { formParameters } from '#app/platform/browser/forms/form-text.ts';
import { showInPlace } from '#app/platform/islands/page-load.ts';
import { useBackInPlace } from '#app/platform/islands/use-back-in-place.ts';
import type { ResultsView } from './view-types.ts';

interface ResultsInPlace {
  /** Newer results are loading. */
  readonly isLoading: boolean;
  /** Changes when the fields must be reset to the values of the address. */
  readonly fieldsKey: number;
  /** For `onChange` of a form that requests results. */
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Loads results as soon as a form field changes, with a new history entry. They are loaded in
 * place, so that focus and scroll position are preserved. Text is sent only with the button, to
 * avoid a request for each letter.
 *
 * @param shown the results on the page
 */
export function useResultsInPlace(shown: ResultsView): ResultsInPlace {
  // The results that were displayed when other results were requested.
  const [before, setBefore] = useState<ResultsView | null>(null);
  const [fieldsKey, setFieldsKey] = useState(0);

  useBackInPlace(() => setFieldsKey((key) => key + 1));

  const onChange = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const isChoice =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === 'checkbox');
    if (!isChoice) return;
    setBefore(shown);
    const asked = formParameters(new FormData(form)).toString();
    void showInPlace(`${form.action}?${asked}`, { isStep: true });
  };
  return { isLoading: before === shown, fieldsKey, onChange };
}
