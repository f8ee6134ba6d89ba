import { useEffect, useRef } from 'react';
import type { StepView } from './step-view.ts';

/**
 * Moves focus to the heading when a script shows another page. An error message takes focus itself.
 */
export function useStepFocus({ step, errors, failure }: StepView) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const hasMessage = failure !== null || Object.keys(errors).length > 0;
  useEffect(() => {
    if (shown.current !== step && !hasMessage) heading.current?.focus();
    shown.current = step;
  }, [step, hasMessage]);
  return heading;
}
