import type { Request, RequestHandler } from 'express';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { sendErrorPage } from '../pages/error-page.ts';

/**
 * Settles under which name this request reached the hub. In production that is `PUBLIC_URL`,
 * whatever `Host` and `X-Forwarded-Host` say. Elsewhere `Host` counts (`localhost` and `127.0.0.1`
 * both work), and `X-Forwarded-Host` only behind the configured number of proxies.
 */
export function canonicalHost({ hubEnv, publicUrl, trustProxyHops }: HubConfig): RequestHandler {
  const publicHost = new URL(publicUrl).host;
  return (req, res, next) => {
    if (hubEnv === 'prod' || trustProxyHops === 0) delete req.headers['x-forwarded-host'];
    if (hubEnv === 'prod') req.headers.host = publicHost;
    if (hasPath(req.originalUrl) && URL.canParse(`http://${ownHost(req)}`)) next();
    else sendErrorPage(res, 400);
  };
}

/** The host that Remix too will take for ours. */
export const ownHost = (req: Request): string =>
  req.get('X-Forwarded-Host')?.split(',')[0]?.trim() ?? req.get('Host') ?? '';

/**
 * Whether Remix can read the path. It would write one that it cannot decode to the console, with
 * whatever was typed; and one that leads to another host when it is decoded (`/%5c`, `//x`) breaks
 * its error page as well.
 */
function hasPath(target: string): boolean {
  try {
    const [path = ''] = target.split('?', 1);
    const segments = path.split('/').map((segment) => decodeURIComponent(segment));
    const decoded = segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
    return decoded.startsWith('/') && URL.parse(decoded, 'http://hub')?.host === 'hub';
  } catch {
    return false;
  }
}
