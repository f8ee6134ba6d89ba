// The styles come with the page: without scripts, and before they arrive, nobody else fetches them.
import '#app/features/drafts/drafts.css.ts';
import './StatementEditor.css.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { StatementData } from './view-types.ts';

/** The statement alone, with its editor. */
export const StatementFocus = lazyView<StatementData>(() => import('./StatementEditor.tsx'));
