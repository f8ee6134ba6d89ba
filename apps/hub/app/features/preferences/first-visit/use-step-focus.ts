import { useEffect, useRef } from 'react';
import type { StepView } from './step-view.ts';

/**
 * The place where reading goes on when a script shows another page: its heading. A message about
 * what went wrong takes focus by itself.
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
