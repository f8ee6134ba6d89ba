declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/**
 * Pushes one page-view event to the data layer per page (SH-40). Only the path goes in: queries and
 * hashes can hold what a person typed.
 */
export function countPageView(): void {
  (window.dataLayer ??= []).push({ event: 'page_view', page_path: window.location.pathname });
}
