import { m } from '@applicant-hub/copy';
import { Details, Stack, Text, TextareaField } from '@applicant-hub/design-system';
import {
  countCharacters,
  countWords,
  isSectionTooLong,
  type StatementField,
  type StatementKind,
} from '@applicant-hub/domain';
import { useState } from 'react';
import type { Draft } from '../drafts/use-draft.ts';
import { help } from './help.ts';
import { lengthWords } from './length-words.ts';
import { tips } from './StatementEditor.css.ts';
import { questions } from './words.ts';

export interface StatementSectionProps {
  kind: StatementKind;
  field: StatementField;
  draft: Draft;
}

/** One question with its answer. */
export function StatementSection({ kind, field, draft }: StatementSectionProps) {
  const text = draft.state.text[field] ?? '';
  // Whoever begins gets help; it does not go away under their first words.
  const [isHelpOpen] = useState(text === '');
  const isNew = kind === 'StatementNew';
  return (
    <Stack gap={2}>
      <TextareaField
        label={questions[field]()}
        hint={isNew ? m.statement_section_hint() : undefined}
        error={isSectionTooLong(kind, text) ? m.statement_section_long() : undefined}
        rows={isNew ? 9 : 5}
        spellCheck
        {...draft.field(field)}
      />
      <Text size="s" muted numeric>
        {lengthWords(countCharacters(text), countWords(text))}
      </Text>
      <Details summary={m.statement_help_summary()} open={isHelpOpen}>
        <ul className={tips}>
          {help[field].map((tip) => (
            <li key={tip()}>{tip()}</li>
          ))}
        </ul>
      </Details>
    </Stack>
  );
}
