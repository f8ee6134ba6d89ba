import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { startPair } from '../../page-tests/support/pair.ts';
import {
  findProblems,
  openScreens,
  optionalUrls,
  type ShownScreen,
  withoutApis,
} from '../../screens/optional-apis.ts';

// A page test leaves out all APIs together.
test.describe('a hub without one API', { tag: '@once' }, () => {
  let whole: ShownScreen[] = [];
  test.beforeAll(async () => {
    whole = await openScreens(urls);
  });

  for (const url of optionalUrls) {
    test(`a hub without ${url} has no dead link, no text about a failure and no call to the API`, async () => {
      test.setTimeout(120_000);
      const { stop, ...pair } = await startPair(() => withoutApis([url]));
      try {
        expect(await findProblems(pair, [url], whole)).toEqual([]);
      } finally {
        await stop();
      }
    });
  }
});
