import { useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../src/index.ts';
import './gallery.css';
import { brandExamples } from './brands.tsx';
import { examples } from './examples.ts';

const roots = [...examples, ...brandExamples].flatMap(({ id, element }) => {
  const root = document.querySelector(`[data-example="${id}"]`);
  return root ? [{ id, element, root }] : [];
});
let left = roots.length;

/**
 * Sets an attribute on `<html>` after all examples are hydrated, enhanced and measured. Some
 * examples change after their size is measured.
 */
function Hydrated({ children }: { children: ReactNode }) {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    left -= 1;
    // The observers of the examples were created earlier, so they report first.
    if (left === 0) new ResizeObserver(() => setMeasured(true)).observe(document.body);
  }, []);
  useEffect(() => {
    if (isMeasured) setTimeout(() => (document.documentElement.dataset['hydrated'] = 'true'));
  }, [isMeasured]);
  return children;
}

for (const { id, element, root } of roots) {
  hydrateRoot(root, <Hydrated>{element}</Hydrated>, {
    onRecoverableError: (error) => console.error(`hydration of ${id}: ${String(error)}`),
  });
}
