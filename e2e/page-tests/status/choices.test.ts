import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { statuses, tile } from '../support/hub.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

/** Each persona's choices, as tracking sends them. */
const expectations: [persona: string, lines: [university: string, state: string][]][] = [
  [
    'waiting',
    [
      ['Lancaster University', 'Conditional offer'],
      ['Sheffield Hallam University', 'Unsuccessful'],
      ['University of York', 'Considering'],
      ['The University of Sheffield', 'Considering'],
      ['University of Leeds', 'Considering'],
    ],
  ],
  [
    'confirm-reasons',
    [
      ['Coventry University', 'Firm choice, conditional'],
      ['De Montfort University', 'Insurance choice, conditional'],
      ['Nottingham Trent University', 'Offer declined'],
      ['University of Birmingham', 'Unsuccessful'],
      ['Keele University', 'Offer declined'],
    ],
  ],
  [
    'insurance',
    [
      ['Loughborough University', 'Unsuccessful'],
      ['Nottingham Trent University', 'Placed'],
      ['Leeds Beckett University', 'Offer declined'],
      ['Sheffield Hallam University', 'Offer declined'],
    ],
  ],
];

const linesOf = (page: Page, scheme: 'ug' | 'uc'): HTMLElement[] => {
  const list = within(tile(page, scheme)).getByRole('list', { name: 'Your choices' });
  return [...list.querySelectorAll<HTMLElement>(':scope > li')];
};

describe('your choices', () => {
  for (const [persona, expected] of expectations) {
    test(`[APP-77][APP-82][EXT-29] persona ${persona} sees the state of each choice`, async () => {
      const { open } = await applicant(persona);
      const lines = linesOf(await open('/dashboard'), 'ug');
      expect(lines).toHaveLength(expected.length);
      for (const [index, [university, state]] of expected.entries()) {
        expect(textOf(lines[index]!)).toContain(university);
        within(lines[index]!).getByText(state);
      }
    });
  }

  test('[EXT-29] a choice in the catalogue links to its course', async () => {
    const { open } = await applicant('waiting');
    const hub = await open('/dashboard');
    const [first] = linesOf(hub, 'ug');
    const course = await hub.follow(within(first!).getByRole('link', { name: 'Psychology' }));
    expect(course.url.pathname).toMatch(/^\/coursedisplay\/courses\//);
    expect(textOf(course.getByRole('heading', { level: 1 }))).toContain('Psychology');
  });

  test("[EXT-34] a university place is shown with the university's name and picture", async () => {
    const { open } = await applicant('placed');
    const hub = await open('/dashboard');
    const placed = tile(hub, 'ug');
    expect(within(placed).getAllByText('University of East Anglia')).not.toEqual([]);
    const picture = await fetch(placed.querySelector('img')?.src ?? '');
    expect(picture.ok).toBe(true);
    expect(picture.headers.get('Content-Type')).toMatch(/^image\//);
    const about = within(placed).getByRole('link', { name: 'About University of East Anglia' });
    const university = await hub.follow(about);
    expect(textOf(university.getByRole('heading', { level: 1 }))).toBe('University of East Anglia');
  });

  test('[APP-77] each scheme has its own choices', async () => {
    const { open } = await applicant('both');
    const page = await open('/dashboard');
    expect(linesOf(page, 'ug').map(textOf).join()).toContain('Conditional offer');
    const conservatoires = linesOf(page, 'uc').map(textOf);
    expect(conservatoires[0]).toContain('Considering');
    expect(conservatoires.join()).not.toContain('offer');
  });

  test('[APP-82][APP-98] a sixth choice is labelled as Extra, and an unknown code shows the text from tracking', async () => {
    const { control, open } = await applicant('waiting');
    const decision = (choiceStatusId: string, choiceStatus: string) => ({
      ...{ institutionCode: 'L14', institutionName: 'Lancaster University' },
      ...{ courseName: 'Law', choiceStatusId, choiceStatus },
    });
    const five = Array.from({ length: 5 }, () => decision('R', 'Unsuccessful'));
    const applicationDecisions = [...five, decision('Z9', 'Sent on to another campus')];
    await control.applications({ ug: { track: { applicationDecisions } } });
    const last = textOf(linesOf(await open('/dashboard'), 'ug').at(-1)!);
    expect(last).toContain('Extra choice');
    expect(last).toContain('Sent on to another campus');
  });

  test('[APP-82][AMB-119] a choice without a university shows all other details', async () => {
    const { control, open } = await applicant('waiting');
    const unnamed = {
      institutionName: null,
      courseName: 'Linguistics',
      choiceStatusId: 'C',
      choiceStatus: 'Conditional offer',
    };
    const rejected = { choiceStatusId: 'R', choiceStatus: 'Unsuccessful' };
    await control.applications({ ug: { track: { applicationDecisions: [unnamed, rejected] } } });

    const lines = linesOf(await open('/dashboard'), 'ug').map(textOf);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/University not given.*Linguistics.*Conditional offer/s);
    expect(lines[1]).toContain('Unsuccessful');
    const adviser = await open('/dashboard/adviser');
    expect(textOf(adviser.getByRole('main'))).toContain('University not given');
    const form = await open('/dashboard/calendar/own/new');
    const choice = form.getByLabelText('Which choice is it for? (optional)');
    expect(choice.textContent).toContain('Linguistics, University not given');
  });

  test('[APP-13] no choices are shown during an embargo', async () => {
    const { control, open } = await applicant('offers');
    await control.applications({ ug: { track: { isEmbargoPeriod: true } } });
    const page = await open('/dashboard');
    expect(statuses(page)).toEqual({ ug: 'embargo' });
    expect(textOf(tile(page, 'ug'))).not.toMatch(/Your choices|Warwick|Reply by/);
    // The data for scripts does not contain the choices either. No other part of the page names
    // this course.
    expect(page.html).not.toContain('Economics and Finance');
  });

  test('[EXT-29] during an embargo the page does not depend on the decisions of universities', async () => {
    const { control, open } = await applicant('offers');
    const shownFor = async (choiceStatusId: string) => {
      await control.applications({
        ug: { track: { isEmbargoPeriod: true, applicationDecisions: [{ choiceStatusId }] } },
      });
      const page = await open('/dashboard');
      const [propsOfTile] = /&quot;statusGood&quot;:\w+|"statusGood":\w+/.exec(page.html) ?? [];
      const tools = page.parts('[data-widget]').map(({ dataset }) => dataset['widget']);
      return { propsOfTile, tools };
    };
    const offered = await shownFor('U');
    expect(offered.tools.length).toBeGreaterThan(3);
    expect(offered.propsOfTile).toContain('false');
    expect(await shownFor('R')).toEqual(offered);
  });

  test('no choices are shown while tracking fails', async () => {
    const { control, open } = await applicant('offers');
    await control.fault({ api: 'tracking', fault: { status: 503 } });
    const page = await open('/dashboard');
    expect(statuses(page)).toMatchObject({ ug: 'unavailable' });
    expect(textOf(tile(page, 'ug'))).not.toContain('Your choices');
  });
});

describe('the reply date', () => {
  test('[EXT-9] the reply date is shown only to applicants who have received every decision', async () => {
    const offers = await applicant('offers');
    const decided = tile(await offers.open('/dashboard'), 'ug');
    // The first or a later reply date of the year, depending on the day of the test run.
    expect(textOf(decided)).toMatch(
      /(Reply by|The last date to reply was) \w+ \d+ (May|June|July), 6pm/,
    );
    const isOver = textOf(decided).includes('The last date to reply was');
    expect(within(decided).queryAllByText(/Reply to this offer/)).toHaveLength(isOver ? 0 : 3);

    const waiting = await applicant('waiting');
    const text = textOf(tile(await waiting.open('/dashboard'), 'ug'));
    expect(text).toContain('Your choices');
    expect(text).not.toMatch(/reply by|date to reply/i);
  });

  test('[EXT-9][EXT-30] dates are marked as expected until they are published', async () => {
    const { control, open } = await applicant('offers');
    await control.user({ studyYear: '2028' });
    await control.applications({ ug: { track: { cycleYear: 2028 } } });
    const text = textOf(tile(await open('/dashboard'), 'ug'));
    expect(text).toContain('Reply by Wednesday 3 May, 6pm UK time (');
    expect(text).toContain('These dates are expected');
  });
});
