import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const name = 'suites';

/**
 * Stores the result of each task of an Nx command, for the summary of `npm test`.
 *
 * @type {import('@nx/devkit').PostTasksExecution}
 */
export function postTasksExecution(_options, { taskResults, workspaceRoot }) {
  const folder = join(workspaceRoot, '.reports');
  mkdirSync(folder, { recursive: true });
  const results = Object.entries(taskResults).map(([id, { task, status, terminalOutput }]) => ({
    id,
    status,
    output: terminalOutput ?? '',
    startTime: task.startTime ?? null,
    endTime: task.endTime ?? null,
  }));
  writeFileSync(join(folder, 'tasks.json'), JSON.stringify(results));
}
