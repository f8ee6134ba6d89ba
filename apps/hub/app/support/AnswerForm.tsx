import { Form } from '@remix-run/react';
import type { SupportAnswer } from '@applicant-hub/domain';
import { Button, type ButtonVariant } from '@applicant-hub/design-system';
import type { FormEvent } from 'react';
import { paths } from '../applicant/links.ts';
import { FormToken } from '../shell/FormToken.tsx';
import { ANSWER, SEEN } from './fields.ts';
import { confirmPath } from './paths.ts';

export interface AnswerFormProps {
  answer: SupportAnswer;
  label: string;
  variant?: ButtonVariant;
  /** Which details somebody has seen. */
  seen?: string;
  busy?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** A button that answers the offer; without scripts the page of the offer takes it. */
export function AnswerForm({ answer, label, variant, seen, busy, onSubmit }: AnswerFormProps) {
  return (
    <Form
      method="post"
      // What came to nothing is said at the step that it was tried at.
      action={answer === 'confirmed' ? confirmPath : paths.support}
      {...(onSubmit && { onSubmit })}
    >
      <FormToken />
      <input type="hidden" name={ANSWER} value={answer} />
      {seen !== undefined && <input type="hidden" name={SEEN} value={seen} />}
      <Button type="submit" variant={variant} busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
