import { useEffect, useState } from 'react';

/** How long nothing must change before it is said (milliseconds). */
const SETTLED_MS = 1_500;

/** A text that is to be read out, once it has stopped changing; empty before it has changed at all. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === first ? '' : settled;
}
