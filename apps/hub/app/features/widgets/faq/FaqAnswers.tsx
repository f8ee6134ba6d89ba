import { m } from '@applicant-hub/copy';
import { Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import { type Faq, isolated } from '@applicant-hub/domain';
import { answers } from './FaqAnswers.css.ts';
import { ANSWERS_ID } from './fields.ts';

export interface FaqAnswersProps {
  /** The submitted search text; empty if the field was empty. */
  search: string;
  /** Null if the questions are unavailable. */
  matches: readonly Faq[] | null;
}

export const FaqAnswers = ({ search, matches }: FaqAnswersProps) => (
  <Stack gap={3} id={ANSWERS_ID}>
    {matches === null || matches.length === 0 ? (
      <Text>{matches === null ? m.content_faq_failed() : noneText(search)}</Text>
    ) : (
      <>
        <Heading level={4} size="s">
          {m.content_faq_found({ search: isolated(search) })}
        </Heading>
        <ul className={answers}>
          {matches.map(({ label, value }) => (
            <li key={value}>
              <Link href={value}>{label}</Link>
            </li>
          ))}
        </ul>
      </>
    )}
  </Stack>
);

const noneText = (search: string) =>
  search === '' ? m.content_faq_untyped() : m.content_faq_none({ search: isolated(search) });
