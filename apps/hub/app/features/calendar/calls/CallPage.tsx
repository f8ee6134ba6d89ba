import { m } from '@applicant-hub/copy';
import {
  Card,
  ErrorSummary,
  ExternalIcon,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { paths } from '#app/platform/paths/links.ts';
import { ownDateFields } from '../own-dates/form-view.ts';
import { FormMessageView } from '#app/platform/flash/FormMessageView.tsx';
import { CallForm } from './CallForm.tsx';
import { CallPhone } from '#app/features/application-status/calls/CallPhone.tsx';
import { callFields } from './fields.ts';
import type { CallFormView } from './view-types.ts';
import { WhatToSay } from '#app/features/application-status/calls/WhatToSay.tsx';

type Field = keyof CallFormView['errors'];

/** The first control of each field, to which the error summary links. */
const controls: Record<Field, string> = {
  outcome: callFields.outcome,
  words: callFields.words,
  date: ownDateFields.day,
};

export function CallPage(view: CallFormView) {
  const { name, phone, isNumberUnknown, website, about, say, message, errors } = view;
  const problems = Object.entries(errors) as [Field, string][];
  return (
    <Stack gap={6}>
      {message && <FormMessageView message={message} backHref={paths.calls} />}
      {problems.length > 0 && (
        <ErrorSummary
          title={m.errors_summary_heading()}
          errors={problems.map(([field, text]) => ({ fieldId: controls[field], message: text }))}
        />
      )}
      <PageHead
        title={<span data-published>{m.calls_one_title({ university: name })}</span>}
        back={{ href: paths.calls, label: m.calls_back() }}
      >
        <Inline gap={4}>
          {phone && <CallPhone phone={phone} name={name} />}
          {website !== null && (
            <Link href={website} variant="standalone">
              {m.calls_hours()} <ExternalIcon />
            </Link>
          )}
          {about !== null && (
            <Link href={about} variant="standalone">
              {m.calls_about({ university: name })}
            </Link>
          )}
        </Inline>
        {isNumberUnknown && <Text>{m.calls_number_unknown()}</Text>}
      </PageHead>
      <Card>
        <Heading level={2} size="m">
          {say.heading}
        </Heading>
        <WhatToSay {...say} />
      </Card>
      <CallForm {...view} />
    </Stack>
  );
}
