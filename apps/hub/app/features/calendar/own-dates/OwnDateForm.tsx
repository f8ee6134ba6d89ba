import { m } from '@applicant-hub/copy';
import {
  ArrowLeftIcon,
  Button,
  ButtonLink,
  Card,
  DateField,
  ErrorSummary,
  Heading,
  Inline,
  Link,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@applicant-hub/design-system';
import { OWN_DATE_LENGTHS } from '@applicant-hub/domain';
import { FormToken } from '#app/platform/browser/FormToken.tsx';
import { dayPart, LONGEST_MONTH, monthPart, yearPart } from '#app/platform/layout/date-parts.ts';
import { paths } from '#app/platform/paths/links.ts';
import { type OwnDateFormView, ownDateFields } from './form-view.ts';
import { OwnDateMessageView } from './OwnDateMessageView.tsx';

/** The page on which a date is added, changed or deleted (EXT-35). It needs no script. */
export function OwnDateForm(view: OwnDateFormView) {
  const { isNew, message, errors } = view;
  return (
    <Stack gap={6}>
      <div>
        <Link href={paths.calendar} variant="standalone">
          <ArrowLeftIcon /> {m.mine_back()}
        </Link>
      </div>
      {message && <OwnDateMessageView message={message} backHref={paths.calendar} />}
      <Errors errors={errors} />
      <Heading level={1} size="2xl">
        {isNew ? m.mine_new_title() : m.mine_change_title()}
      </Heading>
      <Card>
        <form method="post" noValidate>
          <FormToken />
          <input type="hidden" name={ownDateFields.key} value={view.newId} />
          <input type="hidden" name={ownDateFields.version} value={view.version} />
          <Stack gap={5}>
            <Fields {...view} />
            <Inline gap={3}>
              <Button type="submit" name={ownDateFields.intent} value="save">
                {isNew ? m.mine_save_new() : m.mine_save()}
              </Button>
              <ButtonLink href={paths.calendar} variant="secondary">
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
                  {m.mine_delete()}
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

/** The first control of each field, for the links of the summary. */
const controls = {
  title: ownDateFields.title,
  date: ownDateFields.day,
  time: ownDateFields.time,
  until: ownDateFields.until,
  place: ownDateFields.place,
} as const;

function Errors({ errors }: Pick<OwnDateFormView, 'errors'>) {
  const messages = Object.entries(errors) as [keyof typeof controls, string][];
  if (messages.length === 0) return null;
  return (
    <ErrorSummary
      title={m.errors_summary_heading()}
      errors={messages.map(([field, message]) => ({ fieldId: controls[field], message }))}
    />
  );
}

function Fields({ typed, errors, choices, years }: OwnDateFormView) {
  return (
    <>
      <TextField
        name={ownDateFields.title}
        label={m.mine_title()}
        hint={m.mine_title_hint()}
        error={errors.title}
        maxLength={OWN_DATE_LENGTHS.title}
        defaultValue={typed.title}
        required
      />
      <DateField
        name={ownDateFields.on}
        legend={m.mine_day()}
        error={errors.date}
        parts={[
          dayPart(typed.day, LONGEST_MONTH),
          monthPart(typed.month),
          yearPart(typed.year, years),
        ]}
      />
      <TextField
        name={ownDateFields.time}
        label={m.mine_time()}
        hint={m.mine_time_hint()}
        error={errors.time}
        width={10}
        autoComplete="off"
        defaultValue={typed.time}
      />
      <TextField
        name={ownDateFields.until}
        label={m.mine_until()}
        hint={m.mine_until_hint()}
        error={errors.until}
        width={10}
        autoComplete="off"
        defaultValue={typed.until}
      />
      <TextField
        name={ownDateFields.place}
        label={m.mine_place()}
        hint={m.mine_place_hint()}
        error={errors.place}
        maxLength={OWN_DATE_LENGTHS.place}
        defaultValue={typed.place}
      />
      <SelectField
        name={ownDateFields.choice}
        label={m.mine_for()}
        hint={choices === null ? m.mine_for_unknown() : undefined}
        options={[{ value: '', label: m.mine_for_none() }, ...(choices ?? [])]}
        defaultValue={typed.choice}
      />
    </>
  );
}
