import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server.js';
import { expect, it } from 'vitest';
import { FailureView } from './FailureView.tsx';

/** The view of a page whose loader fails. */
async function failing(thrown: unknown) {
  const loader = () => {
    throw thrown;
  };
  const routes = [{ path: '*', loader, element: null, errorElement: <FailureView /> }];
  const context = await createStaticHandler(routes).query(new Request('http://hub/dashboard'));
  if (context instanceof Response) throw new Error('the view redirects');
  const router = createStaticRouter(routes, context);
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return { status: context.statusCode, html };
}

it.each([
  ['an error', new Error('a secret detail')],
  ['a response with status 418', new Response('a secret detail', { status: 418 })],
])(
  '[SH-55] the generic failure view is shown for an unexpected failure: %s',
  async (_what, thrown) => {
    const { html } = await failing(thrown);
    expect(html).toContain(
      'Oops, something went wrong. Please refresh the page to try that again.',
    );
    expect(html).not.toContain('a secret detail');
  },
);

it('[SH-55] the generic failure view is not shown for a failure that has its own text', async () => {
  const { status, html } = await failing(new Response(null, { status: 404 }));
  expect(status).toBe(404);
  expect(html).not.toContain('Oops');
});

it('the page for a wrong URL links to pages that the user may be looking for', async () => {
  const targets = ({ html }: { html: string }) =>
    [...html.replace(/^.*<h1/s, '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(targets(await failing(new Response(null, { status: 404 })))).toEqual(
    expect.arrayContaining(['/dashboard', '/dashboard/application', '/coursedisplay/results']),
  );
  expect(targets(await failing(new Error()))).not.toContain('/coursedisplay/results');
});
