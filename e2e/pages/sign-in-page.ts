import type { Page } from '@playwright/test';

export async function enterPassword(page: Page, persona: string): Promise<void> {
  await page.getByLabel(/user ?name/i).fill(persona);
  await page.getByLabel(/password/i).fill('password');
  await page.getByRole('button', { name: /^sign in$/i }).click();
}
