import { m } from '@applicant-hub/copy';
import type { ReactNode } from 'react';
import { mark } from './RequiredLabel.css.ts';

export interface RequiredLabelProps {
  readonly isRequired: boolean;
  readonly children: ReactNode;
}

export function RequiredLabel({ isRequired, children }: RequiredLabelProps) {
  if (!isRequired) return children;
  return (
    <>
      {children} <span className={mark}>{m.preferences_required()}</span>
    </>
  );
}
