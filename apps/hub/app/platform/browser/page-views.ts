import { count } from './data-layer.ts';

/**
 * Pushes one page-view event to the data layer per page (SH-40). Only the path goes in: queries and
 * hashes can hold what a person typed.
 */
export function countPageView(): void {
  count({ event: 'page_view', page_path: window.location.pathname });
}
