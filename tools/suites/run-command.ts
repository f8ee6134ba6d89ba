import { spawnSync } from 'node:child_process';

/** Runs a command with the terminal of this process. @returns its exit code */
export const runCommand = (command: string, args: readonly string[]): number =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
