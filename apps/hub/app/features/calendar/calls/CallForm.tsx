import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Card,
  DateField,
  Inline,
  RadiosField,
  Stack,
  TextField,
} from '@applicant-hub/design-system';
import { type CallOutcome, callOutcomes } from '@applicant-hub/domain';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import {
  dayPart,
  LONGEST_MONTH,
  monthPart,
  yearPart,
} from '#app/platform/layout/frame/date-parts.ts';
import { paths } from '#app/platform/paths/links.ts';
import { ownDateFields } from '../own-dates/form-view.ts';
import { callFields } from './fields.ts';
import type { CallFormView } from './view-types.ts';

const outcomeWords: Readonly<Record<CallOutcome, () => string>> = {
  called: m.calls_outcome_called,
  yes: m.calls_outcome_yes,
  no: m.calls_outcome_no,
};

type CallFormProps = Pick<
  CallFormView,
  'name' | 'id' | 'newId' | 'version' | 'typed' | 'errors' | 'years'
>;

export const CallForm = ({ name, id, newId, version, typed, errors, years }: CallFormProps) => (
  <Card>
    <form method="post" noValidate>
      <FormToken />
      <input type="hidden" name={callFields.id} value={id} />
      <input type="hidden" name={callFields.university} value={name} />
      <input type="hidden" name={ownDateFields.key} value={newId} />
      <input type="hidden" name={ownDateFields.version} value={version} />
      <Stack gap={5}>
        <RadiosField
          name={callFields.outcome}
          legend={m.calls_outcome()}
          error={errors.outcome}
          options={callOutcomes.map((value) => ({ value, label: outcomeWords[value]() }))}
          {...(typed.outcome && { defaultValue: typed.outcome })}
        />
        <TextField
          name={callFields.words}
          label={m.calls_words()}
          hint={m.calls_words_hint()}
          error={errors.words}
          defaultValue={typed.words}
        />
        <DateField
          name={ownDateFields.on}
          legend={m.calls_day()}
          hint={m.calls_day_hint()}
          error={errors.date}
          parts={[
            dayPart(typed.day, LONGEST_MONTH),
            monthPart(typed.month),
            yearPart(typed.year, years),
          ]}
        />
        <Inline gap={3}>
          <Button type="submit" name={ownDateFields.intent} value="save">
            {m.calls_save()}
          </Button>
          <ButtonLink href={paths.calls} variant="secondary">
            {m.mine_cancel()}
          </ButtonLink>
          {id !== '' && (
            <Button type="submit" variant="secondary" name={ownDateFields.intent} value="delete">
              {m.calls_delete()}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  </Card>
);
