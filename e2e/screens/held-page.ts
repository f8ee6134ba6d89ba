import type { Page, Route } from '@playwright/test';

/** A page that a script requests, with a response that the test delays. */
interface HeldPage {
  /** Resolves when the page is requested. */
  asked: Promise<void>;
  release: () => Promise<void>;
}

/**
 * Delays every response to a GET request for this path, such as a script's request for the page.
 * Form submissions are not delayed.
 */
export async function holdPage(page: Page, path: string): Promise<HeldPage> {
  const waiting: Route[] = [];
  let isHeld = true;
  const isPage = (url: URL) => url.pathname === path;
  const requested = page.waitForRequest(
    (request) => isPage(new URL(request.url())) && request.method() === 'GET',
  );
  await page.route(isPage, async (route) => {
    if (isHeld && route.request().method() === 'GET') waiting.push(route);
    else await route.continue();
  });
  return {
    asked: requested.then(() => undefined),
    release: async () => {
      isHeld = false;
      for (const route of waiting) await route.continue();
    },
  };
}
