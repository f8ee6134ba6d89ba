import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './site.ts';

export default async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, '.storybook/cli.mjs'), 'build']);
}
