import { m } from '@applicant-hub/copy';
import { RadiosField } from '@applicant-hub/design-system';
import { shareDays } from '@applicant-hub/domain';
import { termFields } from './fields.ts';
import type { ShareTerm } from './view-types.ts';

export const TermField = ({ id, days }: ShareTerm) => (
  <>
    <input type="hidden" name={termFields.id} value={id} />
    <RadiosField
      name={termFields.days}
      legend={m.share_days()}
      inline
      options={shareDays.map((count) => ({
        value: String(count),
        label: m.share_day({ days: count }),
      }))}
      defaultValue={String(days)}
    />
  </>
);
