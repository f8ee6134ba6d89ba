import type { ColumnCount } from '@applicant-hub/domain';
import type { FormEvent, ReactNode } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { arrangePath } from './arrange-path.ts';
import type { ArrangeCommand } from './command.ts';

export interface ArrangeFormProps {
  command: ArrangeCommand;
  columns: ColumnCount;
  /** Id of the section that the page returns to after the form is submitted without scripts. */
  part: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

export function ArrangeForm({ command, columns, part, onSubmit, children }: ArrangeFormProps) {
  return (
    <form method="post" action={paths.arrangeForm} onSubmit={onSubmit}>
      <FormToken />
      {Object.entries<string | number>(command).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="redirectTo" value={pageAt(arrangePath(columns), part)} />
      {children}
    </form>
  );
}
