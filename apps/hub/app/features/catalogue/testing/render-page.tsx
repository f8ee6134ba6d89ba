import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { PageContext } from '#app/platform/browser/page/page-info.ts';

/** The server's HTML of a view, in a page at `url` (path and query). */
export async function renderPage(element: ReactElement, url: string): Promise<string> {
  const page = { path: url, token: '' };
  const routes = [
    {
      path: '*',
      element: <PageContext.Provider value={page}>{element}</PageContext.Provider>,
    },
  ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, 'http://127.0.0.1:3000')));
  if (context instanceof Response) throw new Error('the view redirects');
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}
