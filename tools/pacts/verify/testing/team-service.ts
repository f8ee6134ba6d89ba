import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { pactFileName, pactsFolder } from '../../folders.ts';

/** Settings for a geocode API such as an API team would run, with faults to test. */
export interface Team {
  /** The token that the service accepts. */
  token?: string;
  /** The response body for a place. Default: the place that the state sets up. */
  answer?: string;
  /** Behaviour of its provider-state endpoint; `absent` is a service without this endpoint. */
  states?: 'strict' | 'takes any' | 'knows none' | 'absent';
  stateUrl?: string;
}

const stateCall = z.object({ action: z.string(), state: z.string(), params: z.unknown() });
const placeParams = z.object({ postcode: z.string(), latitude: z.number(), longitude: z.number() });

export const contractFile = join(pactsFolder, pactFileName('geocode-api'));

/** Starts the service; the base URL of its API is `/team/geocode`. */
export async function startTeam({
  token = 'team-token',
  answer,
  states = 'strict',
  stateUrl = '/team/states',
}: Team): Promise<Server> {
  let known: z.infer<typeof placeParams> | null = null;
  let refuses = false;

  const enter = ({ action, state, params }: z.infer<typeof stateCall>): number => {
    known = null;
    refuses = false;
    if (action === 'teardown') return 200;
    if (states === 'knows none' && state !== '') return 422;
    if (state === 'a postcode is at a place') known = placeParams.parse(params);
    else if (state === 'the access token is not accepted') refuses = true;
    // For an interaction without states, the verifier sends a state with an empty name.
    else if (state !== '') return states === 'takes any' ? 200 : 422;
    return 200;
  };
  const respond = async (request: IncomingMessage): Promise<[status: number, body: string]> => {
    if (request.url === '/published') return published(request);
    if (request.method === 'POST' && request.url === stateUrl && states !== 'absent') {
      return [enter(stateCall.parse(JSON.parse(await text(request)))), '{}'];
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://team');
    if (pathname !== '/team/geocode/api/v1/geocode-postcode') return [404, '{}'];
    if (refuses || request.headers.authorization !== `Bearer ${token}`) {
      return [401, '{"message":"No","code":"no"}'];
    }
    if (known?.postcode !== searchParams.get('postcode')) {
      return [404, '{"message":"No such area","code":"noArea"}'];
    }
    const { latitude, longitude } = known;
    return [200, answer ?? JSON.stringify({ latitude, longitude })];
  };
  const server = createServer((request, response) => {
    void respond(request).then(([status, body]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Responds as a broker does: with the contract, for requests with the broker's token. */
function published({ headers }: IncomingMessage): [status: number, body: string] {
  if (headers.authorization !== 'Bearer broker-token') return [401, '{}'];
  return [200, readFileSync(contractFile, 'utf8')];
}
