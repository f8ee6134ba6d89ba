/**
 * Preloaded into the hub: every answer of an API is fetched once and then given again from memory,
 * so that the hub is measured without the cost of its upstream calls.
 */
const fetchForReal = globalThis.fetch;

/** @type {Map<string, Promise<{ body: ArrayBuffer, status: number, headers: Headers }>>} */
const answers = new Map();

/** @type {typeof fetch} */
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method !== 'GET') return fetchForReal(request);
  const key = `${request.headers.get('authorization')} ${request.url}`;
  let answer = answers.get(key);
  if (answer === undefined) answers.set(key, (answer = remember(request)));
  const { body, status, headers } = await answer;
  return new Response(status === 204 ? null : body, { status, headers });
};

/** @param {Request} request */
async function remember(request) {
  const response = await fetchForReal(request);
  return { body: await response.arrayBuffer(), status: response.status, headers: response.headers };
}
