'use client';
import type { MouseEvent } from 'react';
import { useAutofocus } from '../enhance/useAutofocus.ts';
import { Banner } from '../Banner/Banner.tsx';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { link, list, summary, title as titleClass } from './ErrorSummary.css.ts';

export interface FieldError {
  /** The id of the invalid control. */
  readonly fieldId: string;
  readonly message: string;
}

/**
 * Moves focus as the link would, but without changing the URL, which a router may treat as a
 * navigation.
 */
function goTo(fieldId: string, event: MouseEvent): void {
  const control = document.getElementById(fieldId);
  if (!control) return;
  event.preventDefault();
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- jsdom does not implement this method.
  control.scrollIntoView?.();
  control.focus({ preventScroll: true });
}

export interface ErrorSummaryProps extends Omit<RootProps<HTMLDivElement>, 'title'> {
  /** The title, for example "There is a problem". */
  readonly title: string;
  readonly errors: readonly FieldError[];
}

/**
 * The errors of a form, shown above it: one banner per message, with a link to its field. The
 * summary takes focus when the page loads, even without scripts. Set a new `key` per submission, so
 * that it takes focus again.
 */
export const ErrorSummary = withRef(function ErrorSummary({
  title,
  errors,
  ref,
  ...root
}: ErrorSummaryProps) {
  const focus = useAutofocus(true, ref);
  return (
    <div {...root} {...focus} className={summary} data-component="error-summary">
      <div role="alert">
        <h2 className={titleClass}>{title}</h2>
        <ul className={list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <Banner tone="danger">
                {/* Without scripts, the browser follows the fragment link and moves focus to the control. */}
                <a className={link} href={`#${fieldId}`} onClick={(event) => goTo(fieldId, event)}>
                  {message}
                </a>
              </Banner>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
