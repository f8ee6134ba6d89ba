import type { ReactNode } from 'react';
import { columns } from './Columns.css.ts';

export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={columns}>{children}</div>
);
