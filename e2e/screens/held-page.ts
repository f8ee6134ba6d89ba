import type { Page, Route } from '@playwright/test';

/** A page that a script has asked for, and whose answer is held back. */
interface HeldPage {
  /** Resolves when it is asked for. */
  asked: Promise<void>;
  release: () => Promise<void>;
}

/** Holds back every page under a path that a script asks for; what is sent goes through. */
export async function holdPage(page: Page, path: string): Promise<HeldPage> {
  const held: Route[] = [];
  const isPage = (url: URL) => url.pathname === path;
  const requested = page.waitForRequest(
    (request) => isPage(new URL(request.url())) && request.method() === 'GET',
  );
  const hold = async (route: Route) => {
    if (route.request().method() === 'GET') held.push(route);
    else await route.continue();
  };
  await page.route(isPage, hold);
  return {
    asked: requested.then(() => undefined),
    release: async () => {
      await page.unroute(isPage, hold);
      for (const route of held) await route.continue();
    },
  };
}
