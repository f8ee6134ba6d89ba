import { m } from '@applicant-hub/copy';
import { Details, Stack, Text } from '@applicant-hub/design-system';
import {
  countCharacters,
  countWords,
  isSectionTooLong,
  type StatementField,
  type StatementKind,
} from '@applicant-hub/domain';
import { memo, useState } from 'react';
import { DraftField, type DraftSectionField } from '#app/features/drafts/editor/DraftField.tsx';
import { help } from './help.ts';
import { lengthWords } from './length-words.ts';
import { tips } from './StatementEditor.css.ts';
import { questions } from './words.ts';

export interface StatementSectionProps extends DraftSectionField {
  kind: StatementKind;
  section: StatementField;
}

export const StatementSection = memo(function StatementSection({
  kind,
  ...field
}: StatementSectionProps) {
  const { section, text } = field;
  // Help is initially open if the answer is empty, and stays open while the first words are typed.
  const [isHelpOpen] = useState(text === '');
  const isNew = kind === 'StatementNew';
  return (
    <Stack gap={2}>
      <DraftField
        {...field}
        label={questions[section]()}
        hint={isNew ? m.statement_section_hint() : undefined}
        error={isSectionTooLong(kind, text) ? m.statement_section_long() : undefined}
        rows={isNew ? 9 : 5}
        spellCheck
      />
      <Text size="s" muted numeric>
        {lengthWords(countCharacters(text), countWords(text))}
      </Text>
      <Details summary={m.statement_help_summary()} open={isHelpOpen}>
        <ul className={tips}>
          {help[section].map((tip) => (
            <li key={tip()}>{tip()}</li>
          ))}
        </ul>
      </Details>
    </Stack>
  );
});
