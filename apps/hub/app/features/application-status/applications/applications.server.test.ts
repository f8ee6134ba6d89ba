import { emptyPart, type AppInfoPart } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { type Applications, isStarted, maybeStarted } from './applications.server.ts';
import type { Committed } from '../upstream/committed.server.ts';

/** State of a conservatoire application. */
interface Known {
  uc?: Partial<AppInfoPart>;
  failed?: Applications['failed'];
  pending?: Applications['pending'];
  before?: boolean;
}

const committedAs = (started: boolean): Committed => ({
  status: started ? 'sent' : 'notStarted',
  ...{ started, at: 0, decisions: [] },
});

const applications = ({ uc = {}, failed = [], pending = [], before }: Known) =>
  ({
    parts: { ug: emptyPart, uc: { ...emptyPart, ...uc } },
    failed,
    pending,
    committed: { ug: null, uc: before === undefined ? null : committedAs(before) },
    debug: { ug: null, uc: null },
    isConfigured: true,
  }) as unknown as Applications;

/** A failure that counts as a started application (APP-95). */
const out: Known = { uc: { applicationStarted: true, applyUnavailable: true }, failed: ['uc'] };
const late: Known = { pending: ['uc'] };

describe('the existence of an application', () => {
  it.each<[string, Known, started: boolean, maybe: boolean]>([
    ['[APP-95] 503, and the status was unknown', out, true, true],
    ['503, and there was no application', { ...out, before: false }, false, false],
    ['503, and there was an application', { ...out, before: true }, true, true],
    [
      '503 of one API, and the other now reports an application',
      { ...out, uc: { ...out.uc, cycleYear: 2026 }, before: false },
      true,
      true,
    ],
    ['no response in time, and the status was unknown', late, false, true],
    ['no response in time, and there was no application', { ...late, before: false }, false, false],
    ['no response in time, and there was an application', { ...late, before: true }, true, true],
    ['the API reports no application, and there was one', { before: true }, false, false],
    [
      'the API reports an application, and there was none',
      { uc: { applicationStarted: true }, before: false },
      true,
      false,
    ],
  ])('%s: isStarted is $2, and maybeStarted is $3', (_when, known, started, maybe) => {
    expect(isStarted(applications(known), 'uc')).toBe(started);
    expect(maybeStarted(applications(known), 'uc')).toBe(maybe);
  });
});
