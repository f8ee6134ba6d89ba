import { m } from '@applicant-hub/copy';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  DateField,
  ErrorSummary,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  TextField,
} from '@applicant-hub/design-system';
import { OWN_DATE_LENGTHS } from '@applicant-hub/domain';
import { FormToken } from '#app/platform/browser/FormToken.tsx';
import { dayPart, LONGEST_MONTH, monthPart, yearPart } from '#app/platform/layout/date-parts.ts';
import { paths } from '#app/platform/paths/links.ts';
import { ownDateFields } from '../own-dates/form-view.ts';
import { OwnDateMessageView } from '../own-dates/OwnDateMessageView.tsx';
import type { OwnTodoFormView } from './form-view.ts';

/** The first control of each field, for the links of the summary. */
const controls = { title: ownDateFields.title, date: ownDateFields.day } as const;

/** The page on which a to-do is added, changed or deleted (EXT-36). It needs no script. */
export function OwnTodoForm({
  isNew,
  newId,
  version,
  typed,
  errors,
  message,
  years,
}: OwnTodoFormView) {
  const problems = Object.entries(errors) as [keyof typeof controls, string][];
  return (
    <Stack gap={6}>
      <div>
        <Link href={paths.todo} variant="standalone">
          <ArrowLeftIcon /> {m.mine_todo_back()}
        </Link>
      </div>
      {message && <OwnDateMessageView message={message} backHref={paths.todo} />}
      {problems.length > 0 && (
        <ErrorSummary
          title={m.errors_summary_heading()}
          errors={problems.map(([field, text]) => ({ fieldId: controls[field], message: text }))}
        />
      )}
      <Heading level={1} size="2xl">
        {isNew ? m.mine_todo_new_title() : m.mine_todo_change_title()}
      </Heading>
      <Card>
        <form method="post" noValidate>
          <FormToken />
          <input type="hidden" name={ownDateFields.key} value={newId} />
          <input type="hidden" name={ownDateFields.version} value={version} />
          <Stack gap={5}>
            <TextField
              name={ownDateFields.title}
              label={m.mine_todo_title()}
              hint={m.mine_todo_title_hint()}
              error={errors.title}
              maxLength={OWN_DATE_LENGTHS.title}
              defaultValue={typed.title}
              required
            />
            <DateField
              name={ownDateFields.on}
              legend={m.mine_todo_day()}
              error={errors.date}
              parts={[
                dayPart(typed.day, LONGEST_MONTH),
                monthPart(typed.month),
                yearPart(typed.year, years),
              ]}
            />
            {!isNew && (
              <Checkbox
                name={ownDateFields.done}
                value="yes"
                label={m.mine_todo_done()}
                defaultChecked={typed.done}
              />
            )}
            <Inline gap={3}>
              <Button type="submit" name={ownDateFields.intent} value="save">
                {isNew ? m.mine_todo_save_new() : m.mine_todo_save()}
              </Button>
              <ButtonLink href={paths.todo} variant="secondary">
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
                  {m.mine_todo_delete()}
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
