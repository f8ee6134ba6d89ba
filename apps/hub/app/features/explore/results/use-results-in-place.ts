import { useEnhanced } from '@applicant-hub/design-system';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { formParameters } from '#app/platform/browser/forms/form-text.ts';
import { showInPlace } from '#app/platform/islands/update/page-load.ts';
import { useBackInPlace } from '#app/platform/islands/update/use-back-in-place.ts';
import type { ResultsView } from './view-types.ts';

export type ResultsFormProps = Pick<ComponentProps<'form'>, 'autoComplete' | 'onChange'>;

interface ResultsInPlace {
  /** Whether newer results are loading. */
  readonly isLoading: boolean;
  /** Changes when the fields must be reset to the values of the address. */
  readonly fieldsKey: number;
  readonly formProps: ResultsFormProps;
}

/**
 * Loads results as soon as a form field changes, with a new history entry. They are loaded in
 * place, so that focus and scroll position are preserved. Text is sent only with the button, to
 * avoid a request for each letter.
 *
 * @param shown the results on the page
 */
export function useResultsInPlace(shown: ResultsView): ResultsInPlace {
  // The results at the time of the last request. While they are still displayed, the request is in
  // progress.
  const [before, setBefore] = useState<ResultsView | null>(null);
  const [fieldsKey, setFieldsKey] = useState(0);
  const isEnhanced = useEnhanced();

  useBackInPlace({ onShown: () => setFieldsKey((key) => key + 1) });

  const onChange = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const isChoice =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === 'checkbox');
    if (!isChoice) return;
    setBefore(shown);
    const requested = formParameters(new FormData(form)).toString();
    void showInPlace(`${form.action}?${requested}`, { isStep: true });
  };
  // Browsers restore ticks by position, but the page may have had its filters in another order. So
  // the server's HTML disables this with `autoComplete`. The hydrated form does not, because Safari
  // would then reset the form when the user returns with Back.
  const autoComplete = isEnhanced ? undefined : 'off';
  return { isLoading: before === shown, fieldsKey, formProps: { autoComplete, onChange } };
}
