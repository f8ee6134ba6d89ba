import type { FormEvent, ReactNode } from 'react';
import { paths } from '../applicant/links.ts';
import { FormToken } from '../shell/FormToken.tsx';
import type { ArrangeCommand } from './command.ts';

export interface ArrangeFormProps {
  command: ArrangeCommand;
  /** Where people without scripts come back to. */
  redirectTo: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The button. */
  children: ReactNode;
}

/** The form around a button that changes the arrangement. */
export function ArrangeForm({ command, redirectTo, onSubmit, children }: ArrangeFormProps) {
  return (
    <form method="post" action={paths.arrangeForm} onSubmit={onSubmit}>
      <FormToken />
      {Object.entries<string | number>(command).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {children}
    </form>
  );
}
