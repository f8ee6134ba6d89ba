import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Card,
  ErrorSummary,
  Inline,
  Stack,
  Text,
  TextareaField,
} from '@applicant-hub/design-system';
import { MAX_CONDITIONS } from '@applicant-hub/domain';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { FormMessageView } from '#app/platform/flash/FormMessageView.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { conditionsFields } from './fields.ts';
import type { ConditionsFormView } from './form-view.ts';

const { text, base: baseField, intent } = conditionsFields;

export function ConditionsForm({
  title,
  backHref,
  typed,
  base,
  error,
  message,
}: ConditionsFormView) {
  return (
    <Stack gap={6}>
      {message && <FormMessageView message={message} backHref={backHref} />}
      {error !== null && (
        <ErrorSummary
          title={m.errors_summary_heading()}
          errors={[{ fieldId: text, message: error }]}
        />
      )}
      <PageHead title={m.apply_conditions_title()} back={{ href: backHref }}>
        {title !== null && (
          <Text size="l" weight="strong">
            <span {...publishedText}>{title}</span>
          </Text>
        )}
        <Text>{m.apply_conditions_intro()}</Text>
      </PageHead>
      <Card>
        <form method="post" noValidate>
          <FormToken />
          <input type="hidden" name={baseField} value={base} autoComplete="off" />
          <Stack gap={5}>
            <TextareaField
              name={text}
              label={m.apply_conditions_label()}
              hint={m.apply_conditions_hint({ max: MAX_CONDITIONS })}
              error={error ?? undefined}
              rows={3}
              defaultValue={typed}
            />
            <Inline gap={3}>
              <Button type="submit" name={intent} value="save">
                {m.apply_conditions_save()}
              </Button>
              <ButtonLink href={backHref} variant="secondary">
                {m.mine_cancel()}
              </ButtonLink>
            </Inline>
            {base !== '' && (
              <Stack gap={1} align="start">
                <Button type="submit" variant="secondary" name={intent} value="delete">
                  {m.apply_conditions_delete()}
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
