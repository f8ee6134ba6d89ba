/**
 * Preloaded into a Remix server: keeps the element tree of the page at BARE_PATH the first time that
 * it is rendered, and serves the very same tree, with the same data, from plain node:http and
 * `renderToString` on BARE_PORT. So the bare server renders exactly what the page renders, and pays
 * for nothing else.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

const require = createRequire(join(process.cwd(), 'package.json'));
const { cloneElement, isValidElement } = require('react');
const serverRenderer = require('react-dom/server');

/** @type {import('react').ReactElement | undefined} */
let tree;

const render = serverRenderer.renderToString;
serverRenderer.renderToString = (page, options) => {
  if (isValidElement(page)) tree ??= withoutRemix(page);
  return render(page, options);
};

/**
 * The tree with RemixServer taken out of it: what RemixServer sets up for every page (routes, router)
 * is set up once, and the data stream for hydration is left away.
 *
 * @param {import('react').ReactElement<any>} element
 * @returns {import('react').ReactElement | undefined} undefined for the tree of another page
 */
function withoutRemix(element) {
  const { context, url, children } = element.props;
  if (context?.staticHandlerContext === undefined) {
    const child = isValidElement(children) ? withoutRemix(children) : undefined;
    return child && cloneElement(element, {}, child);
  }
  if (new URL(url).pathname !== process.env['BARE_PATH']) return undefined;
  const component = /** @type {import('react').FunctionComponent} */ (element.type);
  const props = { ...element.props, context: { ...context, serverHandoffStream: undefined } };
  return /** @type {import('react').ReactElement} */ (component(props));
}

createServer((_request, response) => {
  if (tree === undefined) {
    response.writeHead(503).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!DOCTYPE html>${render(tree)}`);
})
  .listen(Number(process.env['BARE_PORT']), '127.0.0.1')
  .unref();
