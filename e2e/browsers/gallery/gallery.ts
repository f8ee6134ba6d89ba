import { urls } from '../../fixtures/stack.ts';
import { eventually, type Tab } from '../tab.ts';

/** A keyboard journey from a guide (`libs/design-system/src/guide.ts`). */
export interface Journey {
  component: string;
  /** The id of its example. */
  id: string;
  /** The page with only this example. */
  page: string;
  scripts?: 'on' | 'off';
  steps: readonly (readonly [keys: string, focus: string, state?: string])[];
}

interface Contents {
  /** The pages that together contain all examples. */
  pages: readonly string[];
  journeys: readonly Journey[];
}

const response = await fetch(`${urls.gallery}/contents.json`);
export const { pages, journeys } = (await response.json()) as Contents;

/** Opens a page and waits until its examples are hydrated. */
export async function openPage(tab: Tab, page: string): Promise<void> {
  await tab.open(`/${page}`);
  await eventually(() => tab.run(isHydrated, null)).toBe(true);
}

/** Runs in the page. */
const isHydrated = () => 'hydrated' in document.documentElement.dataset;
