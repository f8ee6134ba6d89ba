import { m } from '@applicant-hub/copy';
import { Banner, RadiosField, Stack, Text } from '@applicant-hub/design-system';
import type { Answers, FieldName } from '@applicant-hub/domain';
import { CLASHES_FIELD, clashField, clashesValue, type OpenClash } from '../form/clash-form.ts';
import { clashTitle, clashWords } from './clash-words.ts';

export interface ClashQuestionsProps {
  readonly clashes: readonly OpenClash[];
  /** Answers in the form. */
  readonly answers: Answers;
  /** Answers that were saved elsewhere. */
  readonly base: Answers;
  /** Fields that need a decision before the form can be saved. */
  readonly undecided: readonly FieldName[];
}

export function ClashQuestions({ clashes, answers, base, undecided }: ClashQuestionsProps) {
  if (clashes.length === 0) return null;
  return (
    <Stack gap={6}>
      <Banner tone="turn" title={m.preferences_clash()} level={3}>
        <Text>{m.preferences_clash_explanation()}</Text>
      </Banner>
      <input type="hidden" name={CLASHES_FIELD} value={clashesValue(clashes)} />
      {clashes.map(({ fields, choice }) => {
        const [first] = fields;
        return (
          <RadiosField
            key={first}
            name={clashField(first)}
            legend={clashTitle(fields)}
            error={undecided.includes(first) ? m.preferences_clash_choose() : undefined}
            defaultValue={choice ?? undefined}
            options={[
              {
                value: 'own',
                label: m.preferences_clash_own({ answer: clashWords(fields, answers, base) }),
              },
              {
                value: 'saved',
                label: m.preferences_clash_saved({ answer: clashWords(fields, base, answers) }),
              },
            ]}
          />
        );
      })}
    </Stack>
  );
}
