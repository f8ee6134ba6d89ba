import { hydrateRoot } from 'react-dom/client';
import '../src/index.ts';
import './gallery.css';
import { examples } from './examples.ts';

for (const { id, element } of examples) {
  const root = document.querySelector(`[data-example="${id}"]`);
  if (root) {
    hydrateRoot(root, element, {
      onRecoverableError: (error) => console.error(`hydration of ${id}: ${String(error)}`),
    });
  }
}
document.documentElement.dataset['hydrated'] = 'true';
