/**
 * Preloaded into the hub: every answer of an API is read once over the wire and then given again
 * from memory, so that the hub is measured without the cost of its upstream calls.
 */
import { EventEmitter } from 'node:events';
import http from 'node:http';

/** @typedef {{ statusCode: number | undefined, headers: http.IncomingHttpHeaders, body: string }} Answer */

/** @type {Map<string, Answer>} */
const answers = new Map();

const requestOverWire = http.request;

/**
 * @param {http.RequestOptions & { headers: Record<string, string> }} options
 * @param {(incoming: http.IncomingMessage | EventEmitter) => void} onAnswer
 */
function request(options, onAnswer) {
  const { method, hostname, port, path, headers } = options;
  if (method !== 'GET') return requestOverWire(options, onAnswer);
  const key = `${headers['Authorization']} ${hostname}:${port}${path}`;
  const answer = answers.get(key);
  if (answer !== undefined) return replay(answer, onAnswer);
  return requestOverWire(options, (incoming) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    incoming.on('end', () => {
      answers.set(key, { statusCode: incoming.statusCode, headers: incoming.headers, body });
    });
    onAnswer(incoming);
  });
}

/**
 * As much of a ClientRequest and of its answer as a plain exchange uses.
 *
 * @param {Answer} answer
 * @param {(incoming: EventEmitter) => void} onAnswer
 */
function replay({ statusCode, headers, body }, onAnswer) {
  const incoming = new EventEmitter();
  Object.assign(incoming, { statusCode, headers, setEncoding: () => incoming });
  const outgoing = new EventEmitter();
  const end = () =>
    setImmediate(() => {
      onAnswer(incoming);
      if (body !== '') incoming.emit('data', body);
      incoming.emit('end');
    });
  return Object.assign(outgoing, { end, destroy: () => outgoing });
}

Object.assign(http, { request });
