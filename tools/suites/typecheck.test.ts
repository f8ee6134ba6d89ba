import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has every workspace in what npm run typecheck checks', () => {
  const { scripts, workspaces } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { scripts: { typecheck: string }; workspaces: string[] };
  const [, checked = ''] = scripts.typecheck.split('--force ');
  expect(checked.split(' ').toSorted()).toEqual(['.', ...workspaces].toSorted());
});
