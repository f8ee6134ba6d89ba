import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { writeForEver } from '#server/testing/write-for-ever.ts';

/** One request to the token or revocation endpoint. */
export interface SeenRequest {
  path: string;
  authorization: string;
  trace: Pick<IncomingHttpHeaders, 'traceparent' | 'tracestate'>;
  form: Record<string, string>;
}

/** A configurable identity provider over real HTTP. */
export interface FakeProvider {
  issuer: string;
  /** Token and revocation requests, oldest first. */
  seen: SeenRequest[];
  /** Number of requests for the discovery document. */
  discoveries: () => number;
  /** Sets the behaviour from now on. A later call adds to the behaviour of an earlier call. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

export interface Behaviour {
  /** Number of 503 responses before discovery succeeds. */
  discoveryFailures?: number;
  /** A response that the token endpoint sends instead of tokens. */
  tokenFailure?: { status: number; body: string } | null;
  /** Nonce of the next ID token; by default, the nonce that the browser sent. */
  nonce?: string;
  subject?: string;
  expiresIn?: number;
  hangsOnRevocation?: boolean;
  /** Whether every response except discovery is an endless stream of spaces. */
  hasNoEnd?: boolean;
  /** Whether a refresh returns no new refresh token. */
  keepsRefreshToken?: boolean;
  /** Whether tokens are signed with a key that is not in the provider's key list. */
  signsWithAnotherKey?: boolean;
  /** Whether requests for the key list return 503. */
  keysFailure?: boolean;
  /** Additional fields of a token response. */
  extra?: Record<string, unknown>;
}

export async function startFakeProvider(): Promise<FakeProvider> {
  const [{ privateKey, publicKey }, other] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ES256'),
  ]);
  const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', use: 'sig' }] };
  const seen: SeenRequest[] = [];
  let discoveries = 0;
  let behaviour: Behaviour = {};
  let issuer = '';

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (path === '/.well-known/openid-configuration') {
      discoveries += 1;
      if ((behaviour.discoveryFailures ?? 0) >= discoveries) json(response, 503, {});
      else json(response, 200, metadata(issuer));
      return;
    }
    if (path === '/jwks') {
      json(response, behaviour.keysFailure ? 503 : 200, behaviour.keysFailure ? {} : keys);
      return;
    }
    const form = Object.fromEntries(new URLSearchParams(await read(request)));
    const { authorization = '', traceparent, tracestate } = request.headers;
    seen.push({ path, authorization, trace: { traceparent, tracestate }, form });
    if (behaviour.hasNoEnd) {
      response.setHeader('Content-Type', 'application/json');
      writeForEver(response);
    } else if (path === '/revoke') {
      if (!behaviour.hangsOnRevocation) json(response, 200, {});
    } else if (behaviour.tokenFailure) {
      response.writeHead(behaviour.tokenFailure.status, { 'Content-Type': 'application/json' });
      response.end(behaviour.tokenFailure.body);
    } else json(response, 200, await tokens(form));
  }

  async function tokens(form: Record<string, string>): Promise<Record<string, unknown>> {
    const { nonce, subject = 'waiting', expiresIn = 3600, keepsRefreshToken, extra } = behaviour;
    const isRefresh = form['grant_type'] === 'refresh_token';
    const idToken = await new SignJWT(isRefresh || nonce === undefined ? {} : { nonce })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(issuer)
      .setAudience('applicant-hub')
      .setSubject(subject)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(behaviour.signsWithAnotherKey ? other.privateKey : privateKey);
    return {
      access_token: `access-${seen.length}`,
      token_type: 'Bearer',
      expires_in: expiresIn,
      id_token: idToken,
      ...extra,
      ...(isRefresh && keepsRefreshToken ? {} : { refresh_token: `refresh-${seen.length}` }),
    };
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    seen,
    discoveries: () => discoveries,
    behave: (next) => void (behaviour = { ...behaviour, ...next }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  end_session_endpoint: 'https://pages.id.example/session/end',
  revocation_endpoint: `${issuer}/revoke`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['ES256'],
});

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
