import type { SupportAnswer } from '@applicant-hub/domain';
import { Button, type ButtonVariant } from '@applicant-hub/design-system';
import type { FormEvent } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/FormToken.tsx';
import { countsOffer } from './count.ts';
import { ANSWER, REDIRECT_TO, SEEN } from './fields.ts';
import { confirmPath } from './paths.ts';

export interface AnswerFormProps {
  answer: SupportAnswer;
  label: string;
  variant?: ButtonVariant;
  /** Which details somebody has seen. */
  seen?: string;
  /** Where people without scripts go when there is nothing more to say; without it to the hub. */
  redirectTo?: string;
  busy?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** A button that answers the offer; without scripts the page of the offer takes it. */
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
      // What came to nothing is said at the step that it was tried at.
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
