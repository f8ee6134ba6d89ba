import type { Page, Route } from '@playwright/test';

/** A page that a script requested and whose response is held back. */
interface HeldPage {
  /** Resolves when the page is requested. */
  asked: Promise<void>;
  release: () => Promise<void>;
}

/**
 * Holds back the responses of every page that a script requests under a path. Form submissions
 * continue.
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
