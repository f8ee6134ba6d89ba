// The page loads these styles itself, because they are needed without scripts and before the
// scripts load.
import '#app/features/drafts/editor/drafts.css.ts';
import './StatementEditor.css.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { StatementData } from './view-types.ts';

export const StatementFocus = lazyView<StatementData>(() => import('./StatementEditor.tsx'));
