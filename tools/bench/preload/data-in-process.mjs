/**
 * Preloaded into the hub: every answer of an API is read once over the wire and then given again
 * from memory, so that the hub is measured without the cost of its upstream calls.
 */
import { EventEmitter } from 'node:events';
import http from 'node:http';

/** @typedef {{ statusCode: number | undefined, headers: http.IncomingHttpHeaders, body: Buffer }} Answer */

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
    /** @type {Buffer[]} */
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      const { statusCode, headers } = incoming;
      answers.set(key, { statusCode, headers, body: Buffer.concat(chunks) });
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
  Object.assign(incoming, { statusCode, headers });
  const outgoing = new EventEmitter();
  const end = () =>
    setImmediate(() => {
      onAnswer(incoming);
      if (body.length > 0) incoming.emit('data', body);
      incoming.emit('end');
    });
  return Object.assign(outgoing, { end, destroy: () => outgoing });
}

Object.assign(http, { request });
