import { type ColumnCount, columnCount } from '@applicant-hub/domain';
import { useEffect } from 'react';
import { usePageUrl } from '#app/platform/browser/page/page-info.ts';
import { showInPlace } from '#app/platform/islands/update/page-load.ts';
import { arrangePath, saysColumns } from './arrange-path.ts';

interface OwnScreenProps {
  /** The column count that the page arranges. */
  columns: ColumnCount;
}

/**
 * If the URL has no column count, replaces the content with the content for the current window,
 * without a navigation. The component itself renders nothing.
 */
export function OwnScreen({ columns }: OwnScreenProps) {
  const isOpen = !saysColumns(usePageUrl().searchParams);
  useEffect(() => {
    const own = columnCount(window.innerWidth);
    if (isOpen && own !== columns) void showInPlace(arrangePath(own));
  }, [isOpen, columns]);
  return null;
}
