import type { Tab } from '../tab.ts';

/** Fills in and sends the sign-in form of the identity provider. */
export async function enterPassword(tab: Tab, persona: string): Promise<void> {
  await tab.css('input[name="username"]').fill(persona);
  await tab.css('input[name="password"]').fill('password');
  await tab.window.press('Enter');
}
