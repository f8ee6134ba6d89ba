import { count } from './data-layer.ts';

/**
 * Pushes one page-view event to the data layer per page (SH-40). It contains only the path, because
 * queries and hashes can contain user input.
 */
export function countPageView(): void {
  count({ event: 'page_view', page_path: window.location.pathname });
}
