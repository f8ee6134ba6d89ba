import { m } from '@applicant-hub/copy';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { StatementCard } from '../StatementCard.tsx';
import { StatementFocus } from '../StatementFocus.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';

/** The builder with three questions, for entry from 2026 (STA-2). */
export const statementNew = defineWidget({
  definition: {
    id: 'StatementNew',
    title: m.widgets_statement_title,
    description: m.widgets_statement_new_description,
    icon: 'writing',
    colour: 'primary',
    link: { href: systemPages.statementGuides2026, label: m.widgets_statement_guides_new },
  },
  View: StatementCard,
  Focused: StatementFocus,
});
