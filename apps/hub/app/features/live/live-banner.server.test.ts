import type { LiveSettings } from '@applicant-hub/api-clients';
import { liveSettings, pageState } from '@applicant-hub/api-clients/fixtures';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import { liveBanner } from './live-banner.server.ts';

const start = new Date('2026-08-12T17:30:00Z');
const time = start.getTime() / 1000;
const embed = 'http://127.0.0.1:4000/player?videoId=1';
const HOUR = 3_600;

const { context } = createTestSite().request();

/** The banner at a time relative to the start (seconds). */
const banner = (at: number, fields: Partial<LiveSettings> = {}, log = context.log) =>
  liveBanner(pageState({ live: liveSettings({ time, embed, ...fields }) }), {
    ...context,
    log,
    now: () => new Date(start.getTime() + at * 1000),
  });

describe('the live event banner', () => {
  it.each([
    [
      'the date and the time before the day of the event',
      -48 * HOUR,
      {},
      'Live on Wednesday 12 August at 6:30pm UK time',
      false,
    ],
    ['only the time on the day of the event', -HOUR, {}, 'Live at 6:30pm UK time', false],
    ['that the event is live after its start', 60, {}, 'Live now', true],
    [
      'that the event starts soon while the player is not published',
      60,
      { embed: '' },
      'Starting soon',
      false,
    ],
    [
      'that the event starts soon while the player is not allowed',
      60,
      { embed: 'https://evil.example' },
      'Starting soon',
      false,
    ],
    ['that an event without a time is live', 60, { time: 0 }, 'Live now', true],
  ])('the banner shows %s', (_when, at, fields, when, isOn) => {
    expect(banner(at, fields)).toEqual({ title: 'Ask us about Clearing', when, isOn });
  });

  it.each([
    ['no event is planned', 0, { enabled: false }],
    ['editors did not remove an old event', 7 * HOUR, {}],
  ])('the banner is omitted when %s', (_when, at, fields) => {
    expect(banner(at, fields)).toBeNull();
  });

  it('an event with an invalid start has no banner, and is logged once', () => {
    const { log, lines } = createRecordingLog();
    expect([banner(0, { time: null }, log), banner(0, { time: null }, log)]).toEqual([null, null]);
    expect(lines).toMatchObject([{ msg: 'invalid live event start time' }]);
  });
});
