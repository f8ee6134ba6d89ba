import type { Locator, Page } from '@playwright/test';

/** Opens the collapsed filters of the calendar, and returns their summary. */
export async function openFilters(page: Page): Promise<Locator> {
  const summary = page.getByText(/^Show dates for: /);
  const box = page.getByRole('checkbox', { name: 'Undergraduate' });
  if (!(await box.isVisible())) await summary.click();
  return summary;
}
