import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  CheckboxesField,
  ErrorSummary,
  RadiosField,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { shareDays, shareParts } from '@applicant-hub/domain';
import { FormToken } from '#app/platform/browser/FormToken.tsx';
import { pageAt } from '#app/platform/browser/section.ts';
import { ADVISER, SHARE_PART } from '#app/platform/paths/share-path.ts';
import { shareFields } from './fields.ts';
import { partNames } from './part-names.ts';
import type { ShareFormView } from './view-types.ts';

/** Chooses what a link shows and when it ends, and makes it. It needs no script. */
export function ShareForm({ id, parts, days, hasError, message }: ShareFormView) {
  return (
    <form method="post" action={pageAt(ADVISER, SHARE_PART)}>
      <FormToken />
      <input type="hidden" name={shareFields.id} value={id} />
      <Stack gap={5} align="start">
        {message && (
          <Banner tone={message.tone} role="alert" autofocus>
            <Text>{message.text}</Text>
          </Banner>
        )}
        {hasError && (
          <ErrorSummary
            title={m.errors_summary_heading()}
            errors={[{ fieldId: shareFields.parts, message: m.adviser_share_parts_error() }]}
          />
        )}
        <CheckboxesField
          name={shareFields.parts}
          legend={m.adviser_share_parts()}
          error={hasError ? m.adviser_share_parts_error() : undefined}
          options={shareParts.map((part) => ({ value: part, label: partNames[part]() }))}
          defaultValue={parts}
        />
        <RadiosField
          name={shareFields.days}
          legend={m.adviser_share_days()}
          inline
          options={shareDays.map((count) => ({
            value: String(count),
            label: m.adviser_share_day({ days: count }),
          }))}
          defaultValue={String(days)}
        />
        <Button type="submit">{m.adviser_share_make()}</Button>
      </Stack>
    </form>
  );
}
