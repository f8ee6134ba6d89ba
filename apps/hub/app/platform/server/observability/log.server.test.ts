import { describe, expect, it } from 'vitest';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';

function written(fields: object): Record<string, unknown> {
  const { log, lines } = createRecordingLog();
  log.info(fields, 'message');
  return lines[0] ?? {};
}

describe('the log', () => {
  it('the log writes one JSON object per line, with a level, a time and a message', () => {
    expect(written({ requestId: 'r-1', status: 200 })).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      requestId: 'r-1',
      status: 200,
      msg: 'message',
    });
  });

  it.each(['accessToken', 'refreshToken', 'idToken', 'cookie', 'name', 'email', 'formData'])(
    'the log never contains %s, neither at the top level nor one level down',
    (field) => {
      const line = JSON.stringify(written({ [field]: 'secret-1', inner: { [field]: 'secret-2' } }));
      expect(line).not.toMatch(/secret-[12]/);
    },
  );

  it('the log of an error contains the details that help to find it', () => {
    const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    expect(written({ err: error })['err']).toMatchObject({
      type: 'TypeError',
      message: 'fetch failed',
      stack: expect.stringContaining('log.server.test.ts') as string,
      cause: { message: 'connect ECONNREFUSED' },
    });
  });

  it("the log of an error omits the error's fields, and removes personal-looking text from the message", () => {
    const error = Object.assign(
      new Error(
        'no answer for aisha.rahman@example.org from http://id.test/cb?code=abc with eyJhbGciOiJkaXIifQ.x.y.z',
      ),
      { body: 'name=Aisha', code: 'E_FAILED' },
    );
    const { err } = written({ err: error });
    expect(err).toMatchObject({
      code: 'E_FAILED',
      message: 'no answer for [redacted] from http://id.test/cb?[redacted] with [redacted]',
    });
    expect(JSON.stringify(err)).not.toMatch(/aisha|code=abc|eyJ|Aisha/);
  });

  it('the log does not contain a thrown value that is not an error', () => {
    expect(written({ err: 'Aisha' })['err']).toEqual({ type: 'string' });
  });
});
