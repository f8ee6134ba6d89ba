import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { authorisationPath } from '#src/testing/authorisation.ts';
import { Browser, type Visit } from '#src/testing/browser.ts';
import { HUB, runServices } from '#src/testing/running-services.ts';

const services = runServices();

const APPLY = '/site/apply/2027/ug';

/** A browser in which a copy of a persona has signed in, as if sent by the hub. */
async function visitor(persona: string) {
  const { id, read } = await services.applicant(persona);
  const browser = new Browser(services.url());
  const page = await browser.open(authorisationPath('a verifier'));
  await browser.submit(page, { username: id, password: 'password' });
  return { browser, read, id };
}

/** The steps that a page offers. */
const stepsOf = ({ html }: Visit) =>
  [...html.matchAll(/name="step" value="([^"]+)"/g)].map(([, step]) => step);

/** Submits steps in order. Each page must offer the next step. */
async function walk(browser: Browser, steps: readonly string[]): Promise<Visit> {
  let page = await browser.open(APPLY);
  for (const step of steps) {
    expect(stepsOf(page)).toContain(step);
    page = await browser.submit(page, { step });
  }
  return page;
}

const track = z.object({
  applicationStatus: z.string(),
  decisionsReceived: z.number(),
  numberOfReferredChoice: z.number(),
  isInExtra: z.boolean(),
});

const written = ['start', 'next', 'next', 'next', 'next', 'next', 'ask', 'reference'];
const decided = ['0-C', '1-U', '2-C', '3-R', '4-R'];
const replied = ['0-CF', '1-UI', '2-CD'];

describe('the application pages of the fake systems', () => {
  it.each([
    ['is sent', ['send'], { applicationStatus: 'Referred', decisionsReceived: 0 }],
    [
      'has some decisions',
      ['send', '0-C'],
      { applicationStatus: 'Referred', decisionsReceived: 1, numberOfReferredChoice: 4 },
    ],
    [
      'waits for the replies of the applicant',
      ['send', ...decided],
      { applicationStatus: 'AwaitingReply' },
    ],
    [
      'has the replies of the applicant',
      ['send', ...decided, ...replied],
      { applicationStatus: 'HoldingOffer' },
    ],
    [
      'ends with a place',
      ['send', ...decided, ...replied, 'results-met'],
      { applicationStatus: 'Placed' },
    ],
    [
      'ends at the insurance choice',
      ['send', ...decided, ...replied, 'results-missed'],
      { applicationStatus: 'Placed' },
    ],
    [
      'ends without a place',
      ['send', '0-C', '1-R', '2-R', '3-R', '4-R', '0-CF', 'results-missed'],
      { applicationStatus: 'Unplaced' },
    ],
    [
      'continues in Extra after only refusals',
      ['send', '0-R', '1-R', '2-R', '3-R', '4-R'],
      { applicationStatus: 'WaitingForChoiceExtraClearing', isInExtra: true },
    ],
  ])('the pages lead to an application in tracking that %s', async (_what, steps, expected) => {
    const { browser, read } = await visitor('new');
    await walk(browser, [...written, ...steps]);
    expect(track.parse(await read('/tracking/ug/track'))).toMatchObject(expected);
  });

  it('the apply API returns an application while it is in progress', async () => {
    const { browser, read } = await visitor('new');
    await walk(browser, ['start', 'next', 'next', 'ask']);
    expect(await read('/apply/ug/application')).toMatchObject({
      applicationStatusData: {
        percentComplete: 40,
        applicationCompleted: false,
        referenceSection: { referenceRequested: true, referenceReturned: false },
      },
    });
  });

  it('an outdated page that requests an impossible step changes nothing', async () => {
    const { browser, read } = await visitor('new');
    const page = await walk(browser, [...written, 'send']);
    await browser.submit(page, { step: '0-R' });
    const before = await read('/tracking/ug/track');
    for (const step of ['0-C', '0-CF', '9-C', 'results-met', 'send', '<script>']) {
      await browser.submit(page, { step });
      expect(await read('/tracking/ug/track')).toEqual(before);
    }
  });

  it('a step that the page does not offer is refused', async () => {
    const { browser, read } = await visitor('new');
    let page = await walk(browser, ['start', 'next']);
    const begun = await read('/apply/ug/application');
    for (const step of ['start', 'send', 'reference', 'toString']) {
      page = await browser.submit(page, { step });
      expect(page.status).toBe(200);
      expect(await read('/apply/ug/application')).toEqual(begun);
    }
  });

  it('an outdated page from before the submission does not change the application', async () => {
    const { browser, read } = await visitor('new');
    const page = await walk(browser, [...written, 'send', ...decided, ...replied]);
    const held = await read('/tracking/ug/track');
    for (const step of ['send', 'next', 'toString']) await browser.submit(page, { step });
    expect(await read('/tracking/ug/track')).toEqual(held);
  });

  it('a step does not change a choice with an unknown code', async () => {
    const { browser, read, id } = await visitor('new');
    await walk(browser, [...written, 'send']);
    await services.control('PUT', `/applications/${id}`, {
      ug: {
        track: {
          applicationDecisions: [
            { choiceStatusId: 'REF', courseName: 'Law' },
            { choiceStatusId: 'Z9', courseName: 'History' },
          ],
        },
      },
    });
    const page = await browser.open(APPLY);
    await browser.submit(page, { step: '0-C' });
    expect(await read('/tracking/ug/track')).toMatchObject({
      numberOfChoices: 2,
      applicationDecisions: [{ choiceStatusId: 'C' }, { choiceStatusId: 'Z9' }],
    });
  });

  it('the pages require a sign-in', async () => {
    const page = await new Browser(services.url()).open(APPLY);
    expect(page.html).toContain('Sign in to the hub');
    expect(stepsOf(page)).toEqual([]);
  });

  it('the page links back to the hub', async () => {
    const { browser } = await visitor('new');
    expect((await browser.open(APPLY)).html).toContain(`href="${HUB}/dashboard"`);
  });
});
