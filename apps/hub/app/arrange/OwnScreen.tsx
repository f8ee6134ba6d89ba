import type { ColumnCount } from '@applicant-hub/domain';
import { useOwnScreen } from './use-own-screen.ts';

/** Shows the screen that the person is at; shows nothing itself. */
export function OwnScreen({ columns }: { columns: ColumnCount }) {
  useOwnScreen(columns);
  return null;
}
