import type { ReactNode } from 'react';
import { columns } from './Columns.css.ts';

/** The main part of a page, and a narrower part next to it on a large screen or below it on a phone. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={columns}>{children}</div>
);
