import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Choice, readChoice } from '../choices/choice.ts';

interface ChosenNow {
  form: RefObject<HTMLFormElement>;
  /** What stands in the form. */
  choice: Choice;
  onChange: () => void;
}

/** Follows what is chosen in the form; its fields stay uncontrolled. */
export function useChoice(start: Choice, years: readonly string[]): ChosenNow {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(start);
  const read = () => {
    const chosen = form.current && readChoice(new FormData(form.current), years);
    if (chosen) setChoice(chosen);
  };

  // What was chosen before scripts came, or was put back by the browser.
  const readAtStart = useRef(read);
  useEffect(() => readAtStart.current(), []);

  return { form, choice, onChange: read };
}
