import type { SupportAnswer } from '@applicant-hub/domain';
import { Button, type ButtonVariant } from '@applicant-hub/design-system';
import type { FormEvent } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { countsOffer } from './count.ts';
import { ANSWER, REDIRECT_TO, SEEN } from './fields.ts';
import { confirmPath } from './paths.ts';

export interface AnswerFormProps {
  answer: SupportAnswer;
  label: string;
  variant?: ButtonVariant;
  /** Identifies the details that the applicant has seen. */
  seen?: string;
  /** Page to return to without scripts, when the hub has nothing more to show. Default: the hub. */
  redirectTo?: string;
  busy?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Without scripts, the offer page handles the form. */
export function AnswerForm({
  answer,
  label,
  variant,
  seen,
  redirectTo,
  busy,
  onSubmit,
}: AnswerFormProps) {
  return (
    <form
      method="post"
      // If the request fails, the page of the step shows the error.
      action={answer === 'confirmed' ? confirmPath : paths.support}
      {...(onSubmit && { onSubmit })}
    >
      <FormToken />
      <input type="hidden" name={ANSWER} value={answer} />
      {seen !== undefined && <input type="hidden" name={SEEN} value={seen} />}
      {redirectTo !== undefined && <input type="hidden" name={REDIRECT_TO} value={redirectTo} />}
      <Button type="submit" variant={variant} busy={busy} {...countsOffer(label)}>
        {label}
      </Button>
    </form>
  );
}
