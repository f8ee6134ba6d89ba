import { pino, type DestinationStream, type Logger } from 'pino';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';

/** Fields whose values are redacted, at the top level of a log line and one level below. */
const SECRET_FIELDS = [
  ...['accessToken', 'refreshToken', 'idToken', 'token', 'password', 'cookie', 'authorization'],
  ...['name', 'lastName', 'email', 'postcode', 'formData', 'body', 'data'],
];

/** A JWT or JWE, an e-mail address, or the query of a URL inside a message. */
const PERSONAL_TEXT =
  /eyJ[\w-]+\.[\w-]*\.[\w.-]*|[\w.+-]+@[\w-]+\.[\w.-]+|(?<=https?:\/\/[^\s?]*\?)\S+/g;

export function createLog(
  destination: DestinationStream,
  level: HubConfig['logLevel'] = 'info',
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]),
    serializers: { err: serialiseError },
  };
  return pino(options, destination);
}

/** Fields of an error that help to find its cause, without any user input. */
function serialiseError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: scrub(error.stack ?? ''),
    ...(error.cause instanceof Error ? { cause: serialiseError(error.cause) } : {}),
  };
}

const scrub = (text: string): string => text.replace(PERSONAL_TEXT, '[redacted]');
