import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const isTest = /\.test\.tsx?$|\/testing\//;

/** A log call: `log.warn(…)`, `context.log.error(…)`, `log[level](…)`. */
const LOG_CALL = /\blog(?:\.(?:trace|debug|info|warn|error|fatal)|\[[^\]]+\])\(/g;

/** The text after an opening bracket, up to its closing bracket. */
function argumentsFrom(source: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0; end += 1) {
    if (source[end] === '(') depth += 1;
    if (source[end] === ')') depth -= 1;
  }
  return source.slice(start, end - 1);
}

/**
 * The messages in a log call. Its fields are removed, and constants are replaced by their values.
 */
function messagesOf(call: string, source: string): string[] {
  let message = call;
  while (/\{[^{}]*\}/.test(message)) message = message.replace(/\{[^{}]*\}/g, '');
  const constants = Array.from(
    message.matchAll(/\b[A-Z][A-Z_]+\b/g),
    ([name]) => new RegExp(`const ${name} = ('[^']*')`).exec(source)?.[1],
  );
  return Array.from([message, ...constants].join(' ').matchAll(/'([^']+)'/g), ([, m = '']) => m);
}

function loggedMessages(): Map<string, string[]> {
  const patterns = ['apps/hub/{app,server}/**/*.{ts,tsx}', 'libs/api-clients/src/**/*.ts'];
  const files = globSync(patterns, { cwd: root.pathname }).filter((file) => !isTest.test(file));
  const calls = files.flatMap((file) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    return Array.from(source.matchAll(LOG_CALL), ({ 0: begin, index }) => {
      const call = argumentsFrom(source, index + begin.length);
      return [`${file}: ${call}`, messagesOf(call, source)] as const;
    });
  });
  return new Map(calls);
}

/**
 * The messages in docs/operating-reference.md: the first column of the table in its chapter on
 * logs.
 */
function listedMessages(): string[] {
  const operating = readFileSync(new URL('docs/operating-reference.md', root), 'utf8');
  const [, chapter = ''] = operating.split('\n## Logs\n');
  const [logs = ''] = chapter.split('\n## ');
  return logs
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => /`([^`]+)`/.exec(line)?.[1] ?? '');
}

describe('the log messages', () => {
  const calls = loggedMessages();
  const logged = new Set([...calls.values()].flat());

  it('every log call has at least one message, and all log messages are fixed texts', () => {
    expect([...calls].filter(([, messages]) => messages.length === 0)).toEqual([]);
    expect(calls.size).toBeGreaterThan(20);
  });

  it('docs/operating-reference.md lists all log messages, and no others', () => {
    expect(listedMessages().toSorted()).toEqual([...logged].toSorted());
  });
});
