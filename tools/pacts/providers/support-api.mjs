// A support API that passes its contract and uses only Node.
// Run it with `TOKEN=… node support-api.mjs [port] [--provider-states]`.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

/** @typedef {Record<string, string>} Fields */
/** @typedef {{ status: number, body: object }} Answer */
/** @typedef {{ query: URLSearchParams, body: Fields }} Asked */

const BASE_PATH = '/support';
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

const { values: options, positionals } = parseArgs({
  options: { 'provider-states': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const token = process.env['TOKEN'];
if (!token) throw new Error('TOKEN is missing: the token of the test account');

/** The data of the service, in memory only. */
class Data {
  tokenIsRefused = false;
  /** @type {Fields} whether there is support, by postcode */
  eligible = {};
  /** @type {Fields[]} */
  interests = [];
}
let data = new Data();

/** @type {(status: number, code: string, message: string) => Answer} */
const error = (status, code, message) => ({ status, body: { code, message } });

/** @type {Record<string, (asked: Asked) => Answer>} */
const routes = {
  [`GET ${BASE_PATH}/api/v1/eligibility`]: ({ query }) => {
    const postcode = query.get('postcode') ?? '';
    if (!POSTCODE.test(postcode)) return error(400, 'noPostcode', 'Enter a full UK postcode.');
    return { status: 200, body: { eligible: data.eligible[postcode] ?? 'unknown' } };
  },

  [`POST ${BASE_PATH}/api/v1/interests`]: ({ body }) => {
    const errors = [
      ...(body['firstName'] ? [] : ['Enter your first name.']),
      ...(body['lastName'] ? [] : ['Enter your last name.']),
      ...(body['email'] ? [] : ['Enter your email address.']),
    ];
    if (errors.length > 0) return { status: 200, body: { data: { errors } } };
    data.interests.push(body);
    return { status: 200, body: { data: {} } };
  },
};

/** @type {Record<string, (params: Fields) => void>} */
const states = {
  '': () => {},
  'a postcode has an answer': ({ postcode = '', eligible = '' }) => {
    data.eligible[postcode] = eligible;
  },
  'the access token is not accepted': () => {
    data.tokenIsRefused = true;
  },
};

/** @type {(asked: { action: string, state: string, params: Fields }) => Answer} */
function changeState({ action, state, params }) {
  const setUp = states[state];
  if (!setUp) return error(422, 'unknownState', 'There is no such state.');
  if (action === 'teardown') data = new Data();
  else setUp(params);
  return { status: 200, body: {} };
}

/** @type {(request: import('node:http').IncomingMessage) => Promise<Answer>} */
async function respond(request) {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
  const requested = `${request.method} ${pathname}`;
  const body = JSON.parse((await text(request)) || '{}');
  if (options['provider-states'] && requested === 'POST /_pact/provider-states') {
    return changeState(body);
  }
  if (data.tokenIsRefused || request.headers.authorization !== `Bearer ${token}`) {
    return error(401, 'tokenRefused', 'Sign in again.');
  }
  const route = routes[requested];
  return route ? route({ query, body }) : error(404, 'notFound', 'There is nothing here.');
}

const server = createServer(async (request, response) => {
  const { status, body } = await respond(request).catch(() =>
    error(400, 'notUnderstood', 'The request cannot be read.'),
  );
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
});
server.listen(Number(positionals[0] ?? 8080), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address?.port;
  console.log(`ready http://127.0.0.1:${port}${BASE_PATH}`);
});
