import { m } from '@applicant-hub/copy';
import { systemPages } from '#app/platform/paths/system-pages.ts';
import { StatementCard } from '../StatementCard.tsx';
import { StatementFocus } from '../StatementFocus.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';

/** The builder of the personal statement, for entry up to 2025 (STA-1). */
export const statement = defineWidget({
  definition: {
    id: 'Statement',
    title: m.widgets_statement_title,
    description: m.widgets_statement_description,
    icon: 'writing',
    colour: 'primary',
    link: { href: systemPages.statementGuides, label: m.widgets_statement_guides },
  },
  View: StatementCard,
  Focused: StatementFocus,
});
