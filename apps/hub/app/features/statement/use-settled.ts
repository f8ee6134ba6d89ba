import { useEffect, useState } from 'react';

/** How long the text must be unchanged before it is announced (milliseconds). */
const SETTLED_MS = 1_500;

/**
 * Returns a text for screen readers that is updated only after it has stopped changing. Empty
 * before the first change.
 */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === first ? '' : settled;
}
