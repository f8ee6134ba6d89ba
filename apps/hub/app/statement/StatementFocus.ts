import { lateEditor } from '../widgets/LateEditor.tsx';
import type { StatementData } from './view-types.ts';

/** The statement alone, with its editor. */
export const StatementFocus = lateEditor<StatementData>(() => import('./StatementEditor.tsx'));
