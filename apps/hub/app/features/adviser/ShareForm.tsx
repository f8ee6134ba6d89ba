import { m } from '@applicant-hub/copy';
import {
  Banner,
  Button,
  CheckboxesField,
  ErrorSummary,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { shareParts } from '@applicant-hub/domain';
import { partNames } from '#app/features/sharing/content-words.ts';
import { TermField } from '#app/features/sharing/TermField.tsx';
import { FormToken } from '#app/platform/browser/FormToken.tsx';
import { pageAt } from '#app/platform/browser/section.ts';
import { ADVISER, SHARE_PART } from '#app/platform/paths/share-path.ts';
import { PARTS_FIELD } from './fields.ts';
import type { ShareFormView } from './view-types.ts';

/** Chooses what a link shows and when it ends, and makes it. It needs no script. */
export function ShareForm({ id, parts, days, hasError, message }: ShareFormView) {
  return (
    <form method="post" action={pageAt(ADVISER, SHARE_PART)}>
      <FormToken />
      <Stack gap={5} align="start">
        {message && (
          <Banner tone={message.tone} role="alert" autofocus>
            <Text>{message.text}</Text>
          </Banner>
        )}
        {hasError && (
          <ErrorSummary
            title={m.errors_summary_heading()}
            errors={[{ fieldId: PARTS_FIELD, message: m.adviser_share_parts_error() }]}
          />
        )}
        <CheckboxesField
          name={PARTS_FIELD}
          legend={m.adviser_share_parts()}
          error={hasError ? m.adviser_share_parts_error() : undefined}
          options={shareParts.map((part) => ({ value: part, label: partNames[part]() }))}
          defaultValue={parts}
        />
        <TermField id={id} days={days} />
        <Button type="submit">{m.share_make()}</Button>
      </Stack>
    </form>
  );
}
