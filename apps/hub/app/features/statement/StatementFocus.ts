// The page loads these styles, because they are also needed without scripts and before they arrive.
import '#app/features/drafts/editor/drafts.css.ts';
import './StatementEditor.css.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { StatementData } from './view-types.ts';

export const StatementFocus = lazyView<StatementData>(() => import('./StatementEditor.tsx'));
