import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Choice, readChoice } from '../choices/choice.ts';

interface ChosenNow {
  form: RefObject<HTMLFormElement>;
  choice: Choice;
  onChange: () => void;
}

/** Reads the year and level from the form, whose fields are uncontrolled. */
export function useChoice(start: Choice, years: readonly string[]): ChosenNow {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(start);
  const read = () => {
    const chosen = form.current && readChoice(new FormData(form.current), years);
    if (chosen) setChoice(chosen);
  };

  // Values that were chosen before scripts loaded, or restored by the browser.
  const readAtStart = useRef(read);
  useEffect(() => readAtStart.current(), []);

  return { form, choice, onChange: read };
}
