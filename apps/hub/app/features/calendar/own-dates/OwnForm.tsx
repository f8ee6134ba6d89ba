import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Card,
  DateField,
  ErrorSummary,
  Inline,
  Stack,
  Text,
  TextField,
} from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { FormMessageView } from '#app/platform/flash/FormMessageView.tsx';
import {
  dayPart,
  LONGEST_MONTH,
  monthPart,
  yearPart,
} from '#app/platform/layout/frame/date-parts.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { type OwnField, type OwnFormView, ownDateFields } from './form-view.ts';

/** The first control of each field, to which the error summary links. */
const controls: Record<OwnField, string> = {
  title: ownDateFields.title,
  date: ownDateFields.day,
  time: ownDateFields.time,
  until: ownDateFields.until,
  place: ownDateFields.place,
};

/** The text that differs between dates and to-dos. */
interface OwnFormWords {
  readonly back: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly title: string;
  readonly titleHint: string;
  readonly day: string;
  readonly save: string;
  readonly delete: string;
}

interface OwnFormProps {
  readonly view: OwnFormView;
  readonly backHref: string;
  readonly words: OwnFormWords;
  /** The fields below the title and the day. */
  readonly children: ReactNode;
}

export function OwnForm({ view, backHref, words, children }: OwnFormProps) {
  const { isNew, newId, version, typed, errors, message, years } = view;
  const problems = Object.entries(errors) as [OwnField, string][];
  return (
    <Stack gap={6}>
      {message && <FormMessageView message={message} backHref={backHref} />}
      {problems.length > 0 && (
        <ErrorSummary
          title={m.errors_summary_heading()}
          errors={problems.map(([field, text]) => ({ fieldId: controls[field], message: text }))}
        />
      )}
      <PageHead title={words.heading} back={{ href: backHref, label: words.back }}>
        {words.intro !== undefined && <Text muted>{words.intro}</Text>}
      </PageHead>
      <Card>
        <form method="post" noValidate>
          <FormToken />
          <input type="hidden" name={ownDateFields.key} value={newId} />
          <input type="hidden" name={ownDateFields.version} value={version} />
          <Stack gap={5}>
            <TextField
              name={ownDateFields.title}
              label={words.title}
              hint={words.titleHint}
              error={errors.title}
              defaultValue={typed.title}
              required
            />
            <DateField
              name={ownDateFields.on}
              legend={words.day}
              hint={m.mine_day_hint()}
              error={errors.date}
              parts={[
                dayPart(typed.day, LONGEST_MONTH),
                monthPart(typed.month),
                yearPart(typed.year, years),
              ]}
            />
            {children}
            <Inline gap={3}>
              <Button type="submit" name={ownDateFields.intent} value="save">
                {words.save}
              </Button>
              <ButtonLink href={backHref} variant="secondary">
                {m.mine_cancel()}
              </ButtonLink>
            </Inline>
            {!isNew && (
              <Stack gap={1} align="start">
                <Button
                  type="submit"
                  variant="secondary"
                  name={ownDateFields.intent}
                  value="delete"
                >
                  {words.delete}
                </Button>
                <Text size="s" muted>
                  {m.mine_delete_hint()}
                </Text>
              </Stack>
            )}
          </Stack>
        </form>
      </Card>
    </Stack>
  );
}
