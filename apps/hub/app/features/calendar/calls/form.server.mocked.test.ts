import { beforeEach, expect, it, vi } from 'vitest';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';
import type * as session from '#app/platform/server/session/session.server.ts';
import { callKey } from './call-key.server.ts';
import { loadCallForm } from './form.server.ts';
import { findUnisToCall } from './unis.server.ts';

const name = 'University of York';

vi.mock('#app/platform/server/session/session.server.ts', async (original) => ({
  ...(await original<typeof session>()),
  popStashedForm: () =>
    Promise.resolve({ university: [name], outcome: ['yes'], words: ['Dr Jones'] }),
}));

vi.mock('./unis.server.ts', () => ({ findUnisToCall: vi.fn<typeof findUnisToCall>() }));
const found = vi.mocked(findUnisToCall);
beforeEach(() => void found.mockReset());

it.each([
  ['the sheet is incomplete', true],
  ['the university is no longer on the sheet', false],
])('input restored after sign-in is shown even if %s', async (_why, isIncomplete) => {
  found.mockResolvedValue({ unis: [], isIncomplete });
  const nothing = () => ok(null);
  const call = testScope({
    context: {
      clients: {
        ownDates: { list: () => failed('timeout', null) },
        tracking: { ugTrack: nothing, ucTrack: nothing, ugClearingTrack: nothing },
        apply: { ugApplication: nothing, ucApplication: nothing },
      },
    },
  });
  expect(await loadCallForm(call, callKey(name))).toMatchObject({
    name,
    typed: { outcome: 'yes', words: 'Dr Jones' },
    message: { kind: 'kept' },
  });
});
