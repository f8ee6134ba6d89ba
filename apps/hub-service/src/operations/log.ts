import { pino, type DestinationStream, type Logger } from 'pino';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The log: one JSON object in each line, without personal data. */
export function createLog(
  level: (typeof logLevels)[number],
  destination: DestinationStream,
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination,
  );
}

/**
 * The fields of an error that help to find its cause. Messages of databases and libraries can
 * contain the values that they refused, so the message is left out, also at the top of the stack.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    stack: frames.map((frame) => frame.trim()),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
