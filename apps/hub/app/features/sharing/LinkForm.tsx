import { m } from '@applicant-hub/copy';
import { Button, Stack } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { SHARE_PART } from '#app/platform/paths/share-path.ts';
import { FormMessage } from './FormMessage.tsx';
import { TermField } from './TermField.tsx';
import type { ShareMessage, ShareTerm } from './view-types.ts';

interface LinkFormProps extends ShareTerm {
  /** Path of the page, which handles the form. */
  readonly page: string;
  readonly message: ShareMessage | null;
  /** The contents to share. */
  readonly children: ReactNode;
}

export const LinkForm = ({ page, id, days, message, children }: LinkFormProps) => (
  <form method="post" action={pageAt(page, SHARE_PART)}>
    <FormToken />
    <Stack gap={5} align="start">
      {message && <FormMessage {...message} />}
      {children}
      <TermField id={id} days={days} />
      <Button type="submit">{m.share_make()}</Button>
    </Stack>
  </form>
);
