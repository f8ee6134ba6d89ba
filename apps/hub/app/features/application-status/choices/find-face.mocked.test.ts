import type { Face, YearStatuses } from '@applicant-hub/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { findFace, ofUseTo } from './find-face.server.ts';
import { fakeScope } from '../testing/fake-scope.ts';

interface Readers {
  title: string;
  faces?: readonly Face[];
}

const statuses = vi.fn<() => Promise<YearStatuses>>();
vi.mock('../upstream/shown-statuses.server.ts', () => ({ shownStatuses: () => statuses() }));
beforeEach(() => void statuses.mockReset());

const forWaiting = { title: 'While unis decide', faces: ['waiting'] } as const;
const forAll: Readers = { title: 'Your first term' };

it.each<[YearStatuses, Face | null, readonly object[]]>([
  [{ ug: 'placedFirm' }, 'placed', [forAll]],
  [{ ug: 'waitingForDecisions' }, 'waiting', [forWaiting, forAll]],
  [{ ug: 'waitingForDecisions', uc: 'over' }, 'waiting', [forWaiting, forAll]],
  [{ ug: 'over' }, 'ended', [forAll]],
  // The face of the hub is unknown, so all items are returned.
  [{}, null, [forWaiting, forAll]],
])(
  '[EXT-34] with the statuses %j, the face is %s and the items for it are: %j',
  async (own, face, expected) => {
    statuses.mockResolvedValue(own);
    expect(await findFace(fakeScope())).toBe(face);
    expect(await ofUseTo(fakeScope(), [forWaiting, forAll])).toEqual(expected);
  },
);

it('application APIs are not called if every item is for all faces', async () => {
  expect(await ofUseTo(fakeScope(), [forAll])).toEqual([forAll]);
  expect(statuses).not.toHaveBeenCalled();
});
