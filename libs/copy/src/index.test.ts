import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { deadlineLine, leftWords, whenWords } from './deadlines.ts';
import { m } from './index.ts';

describe('text from the specification', () => {
  it.each([
    [m.page_hub_heading(), 'Your Hub'],
    [m.page_hub_subheading(), 'Your personalised homepage and discovery hub'],
    [
      m.shell_applying({ level: 'Undergraduate', year: 2026 }),
      "You're applying for Undergraduate courses in 2026",
    ],
    [m.shell_change_year(), 'Change year'],
    [m.shell_anonymous(), 'Anonymous'],
    [m.shell_profile_progress({ n: 4 }), '4 out of 6'],
    [m.errors_generic(), 'Oops, something went wrong. Please refresh the page to try that again.'],
    [
      m.apply_none_configured(),
      "There was a problem retrieving your status. This environment doesn't have a corresponding application status API configured.",
    ],
    [m.apply_go_to_application(), 'Go to application'],
    [m.apply_what_happens_next(), 'What happens next'],
    [m.apply_service_status(), 'Service status'],
    [m.apply_closed_heading({ year: 2024 }), 'View your 2024 applications'],
    [m.apply_start_new(), 'Start a new application'],
    [m.apply_start_or_continue(), 'Start / Continue application'],
    [m.preferences_title(), 'Your preferences'],
    [m.preferences_saved(), 'Your details have been updated'],
  ])('the message equals the text in the specification: %s', (said, specified) => {
    expect(said).toBe(specified);
  });
});

describe('the time left', () => {
  it.each([
    [{ days: 0, hours: null }, 'today'],
    [{ days: 0, hours: 0 }, 'today, less than an hour left'],
    [{ days: 0, hours: 1 }, 'today, 1 hour left'],
    [{ days: 0, hours: 8 }, 'today, 8 hours left'],
    [{ days: 1, hours: null }, '1 day left'],
    [{ days: 2, hours: null }, '2 days left'],
  ])('the time left %o is shown as text', (left, text) => {
    const date = 'Wednesday 14 January, 6pm';
    expect(leftWords(left)).toBe(text);
    expect(whenWords(date, left)).toBe(`${date}, ${text}`);
  });

  it('the time left follows the action and the date', () => {
    const when = whenWords('Wednesday 13 January, 6pm', { days: 52, hours: null });
    expect(deadlineLine('main', 2027, when)).toBe(
      'Apply by Wednesday 13 January, 6pm, 52 days left',
    );
    expect(deadlineLine('choices', 2027, when)).toBe(
      'Apply by Wednesday 13 January, 6pm, 52 days left (after that, through Clearing)',
    );
    expect(deadlineLine('final', 2027, when)).toBe(
      'Last day to apply for 2027: Wednesday 13 January, 6pm, 52 days left',
    );
  });
});

describe('the size of five messages', () => {
  const entry = `
    import { m } from '@applicant-hub/copy';
    export default (year) => [
      m.page_hub_heading(),
      m.shell_tab_for_you(),
      m.shell_applying({ level: m.shell_level_undergraduate(), year }),
      m.deadlines_days_left({ days: 3 }),
    ];
  `;
  let code = '';

  beforeAll(async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
          load: (id) => (id === 'virtual:entry' ? entry : undefined),
        },
      ],
      build: {
        write: false,
        minify: true,
        modulePreload: false,
        rollupOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
      },
    });
    if (!('output' in result)) throw new Error('The build has no output');
    code = result.output.map((file) => ('code' in file ? file.code : '')).join('');
  });

  it('a bundle of five messages is under 600 bytes before compression', () => {
    expect(code).toContain('Your Hub');
    expect(Buffer.byteLength(code)).toBeLessThan(600);
  });

  it('a bundle of five messages includes no other message', () => {
    expect(code).not.toContain(m.page_hub_subheading());
    expect(code).not.toContain(m.deadlines_label_final());
  });
});
