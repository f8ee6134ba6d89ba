import { spawnSync } from 'node:child_process';

export const runCommand = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
