import { useEffect, type ReactNode } from 'react';
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

/** Sets an attribute on `<html>` once all examples are hydrated and enhanced. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    left -= 1;
    if (left === 0) setTimeout(() => (document.documentElement.dataset['hydrated'] = 'true'));
  }, []);
  return children;
}

for (const { id, element, root } of roots) {
  hydrateRoot(root, <Hydrated>{element}</Hydrated>, {
    onRecoverableError: (error) => console.error(`hydration of ${id}: ${String(error)}`),
  });
}
