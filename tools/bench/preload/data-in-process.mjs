/**
 * Preloaded into the hub: reads every API response once over the network and then returns it from
 * memory, so that the hub is measured without the cost of its upstream calls.
 */
import { EventEmitter } from 'node:events';
import http from 'node:http';

/** @typedef {{ statusCode: number | undefined, headers: http.IncomingHttpHeaders, body: Buffer }} Answer */
/** @typedef {http.RequestOptions & { headers: Record<string, string> }} Options */
/** @typedef {(incoming: http.IncomingMessage | EventEmitter) => void} OnAnswer */

/** @type {Map<string, Answer>} */
const responses = new Map();

const requestOverWire = http.request;

/**
 * Replaces `http.request` for requests that only read data. The result has only the parts of a
 * ClientRequest that a simple exchange uses.
 *
 * @param {Options} options
 * @param {OnAnswer} onResult
 */
function request(options, onResult) {
  if (!isReading(options)) return requestOverWire(options, onResult);
  const outgoing = new EventEmitter();
  /** @type {http.ClientRequest | undefined} */
  let sent;
  /** @param {string | null} body */
  const end = (body) => {
    const { method, hostname, port, path, headers } = options;
    const key = `${method} ${headers['Authorization']} ${hostname}:${port}${path} ${body}`;
    const response = responses.get(key);
    if (response !== undefined) {
      setImmediate(() => replay(response, onResult));
      return;
    }
    sent = requestOverWire(options, (incoming) => {
      keep(key, incoming);
      onResult(incoming);
    });
    sent.on('error', (error) => outgoing.emit('error', error)).end(body);
  };
  return Object.assign(outgoing, { end, destroy: () => sent?.destroy() });
}

/**
 * Whether a request only reads data. Adverts are requested by POST, because their selection
 * criteria must not be in a URL.
 *
 * @param {Options} options
 */
const isReading = ({ method, path }) =>
  method === 'GET' || (method === 'POST' && path?.endsWith('/adverts'));

/**
 * @param {string} key
 * @param {http.IncomingMessage} incoming
 */
function keep(key, incoming) {
  /** @type {Buffer[]} */
  const chunks = [];
  incoming.on('data', (chunk) => chunks.push(chunk));
  incoming.on('end', () => {
    const { statusCode, headers } = incoming;
    responses.set(key, { statusCode, headers, body: Buffer.concat(chunks) });
  });
}

/**
 * @param {Answer} answer
 * @param {OnAnswer} onResult
 */
function replay({ statusCode, headers, body }, onResult) {
  const incoming = new EventEmitter();
  Object.assign(incoming, { statusCode, headers });
  onResult(incoming);
  if (body.length > 0) incoming.emit('data', body);
  incoming.emit('end');
}

Object.assign(http, { request });
