import { useEffect, useState, type FormEvent } from 'react';
import { formParameters } from '#app/platform/browser/form-text.ts';
import { showInPlace } from '#app/platform/islands/page-load.ts';
import { servedPage } from '#app/platform/islands/served-page.ts';
import type { ResultsView } from './view-types.ts';

interface ResultsInPlace {
  /** Newer results are on their way. */
  readonly isLoading: boolean;
  /** Changes when the fields have to begin anew, with what their address says. */
  readonly fieldsKey: number;
  /** For `onChange` of a form that asks for results. */
  readonly onChange: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Shows what a choice in a form finds as soon as it is made: in place, so that focus and scroll
 * position stay, and as a history entry of its own. Words are sent by their button: a request for each
 * letter would be too many.
 *
 * @param shown the results that the page shows
 */
export function useResultsInPlace(shown: ResultsView): ResultsInPlace {
  // Those that were shown when others were requested.
  const [before, setBefore] = useState<ResultsView | null>(null);
  const [fieldsKey, setFieldsKey] = useState(0);

  useEffect(() => {
    const stepBack = () => {
      const { pathname, search, href } = window.location;
      // A step within the page, to a course of the list.
      if (servedPage().path === pathname + search) return;
      void showInPlace(href).then((came) => came && setFieldsKey((key) => key + 1));
    };
    window.addEventListener('popstate', stepBack);
    return () => window.removeEventListener('popstate', stepBack);
  }, []);

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
