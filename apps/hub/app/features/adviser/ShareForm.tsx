import { m } from '@applicant-hub/copy';
import { CheckboxesField, ErrorSummary } from '@applicant-hub/design-system';
import type { SharePart } from '@applicant-hub/domain';
import { partNames } from '#app/features/sharing/content-words.ts';
import { LinkForm } from '#app/features/sharing/LinkForm.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { PARTS_FIELD } from './fields.ts';
import type { ShareFormView } from './view-types.ts';

interface ShareFormProps extends ShareFormView {
  offered: readonly SharePart[];
}

export const ShareForm = ({ offered, parts, hasError, ...link }: ShareFormProps) => (
  <LinkForm page={paths.adviser} {...link}>
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
      options={offered.map((part) => ({ value: part, label: partNames[part]() }))}
      defaultValue={parts}
    />
  </LinkForm>
);
