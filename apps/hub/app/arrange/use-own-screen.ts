import { type ColumnCount, columnCount } from '@applicant-hub/domain';
import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { arrangePath, saysColumns } from './arrange-path.ts';

/**
 * Goes on to the screen that somebody is at, when the address says none.
 *
 * @param shown the column count that is arranged
 */
export function useOwnScreen(shown: ColumnCount): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOpen = !saysColumns(search);
  useEffect(() => {
    const own = columnCount(window.innerWidth);
    if (isOpen && own !== shown) {
      navigate(arrangePath(own), { replace: true, preventScrollReset: true });
    }
  }, [isOpen, shown, navigate]);
}
