import { CheckIcon, LockIcon } from '@applicant-hub/design-system';
import type { TileStatus } from '@applicant-hub/domain';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { Committed } from '../upstream/committed.server.ts';
import { decided, decisionOf, show, textOf } from '../testing/shown-tile.tsx';

it('[EXT-9] a tile shows the next deadline if an upcoming deadline exists', async () => {
  expect(await show('2025-11-22T10:00:00Z', undefined, {}, 2026)).toContain(
    'Apply by Wednesday 14 January, 6pm UK time, 53 days left<',
  );
  expect(await show('2027-11-22T10:00:00Z')).not.toMatch(/days left|Apply by/);
});

it('[EXT-11][APP-8] the last known status is displayed before the failure notice', async () => {
  const lastGood: Committed = {
    status: 'waitingForDecisions',
    at: Date.parse('2026-11-22T09:55:00Z'),
    started: true,
    decisions: [decisionOf('C', 'University of York')],
  };
  const html = await show('2026-11-22T10:00:00Z', 'unavailable', {}, 2027, {}, lastGood);
  expect(html).toMatch(
    /data-size="l"[^>]*>Last checked 09:55 UK time: Waiting for decisions.*<h3[^>]*data-size="m"[^>]*>Unavailable<\/h3>/s,
  );
  expect(html).toMatch(/Your choices.*As last checked at 09:55 UK time\..*University of York/s);
});

it.each([
  ['REF', true],
  ['INV', false],
])(
  '[EXT-9][EXT-32] with a choice with the code %s, the awaited date is above the button: %s',
  async (code, isAbove) => {
    const part = { originalApplications: [decisionOf(code, 'University of York')] };
    const html = await show('2026-03-10T12:00:00Z', 'sent', part, 2026);
    const [line, button] = [html.indexOf('send their decisions by'), html.indexOf('data-size="l"')];
    expect(line).toBeGreaterThan(-1);
    expect(line < html.indexOf('Go to application', button)).toBe(isAbove);
  },
);

it('[EXT-9] the deadline has a condition while no status is known', async () => {
  const at = '2025-11-22T10:00:00Z';
  const words =
    /Apply by Wednesday 14 January, 6pm UK time, 53 days left, if you haven(&#x27;|')t yet</;
  expect(await show(at, 'unavailable', {}, 2026)).toMatch(words);
  const lastGood: Committed = {
    status: 'start',
    at: Date.parse(at),
    started: false,
    decisions: [],
  };
  expect(await show(at, 'unavailable', {}, 2026, {}, lastGood)).not.toMatch(words);
});

it('[AMB-102][APP-55] the ring shows the choices with a reply, and the bar shows the choices without a reply', async () => {
  const html = await show(
    '2026-03-10T12:00:00Z',
    'waitingForDecisions',
    { numberOfChoices: 5, numberOfReferredChoice: 4 },
    2026,
  );
  expect(html).toMatch(/role="img" aria-label="1 of your 5 choices has replied"/);
  expect(html).toMatch(/<svg[^]*?stroke-dasharray="20 80"[^]*?<\/svg><span[^>]*>1 of 5</i);
  expect(html).toMatch(/role="progressbar"[^>]*aria-valuenow="80"/);
  expect(html).not.toContain('80%');
});

it.each([
  [
    'waitingForDecisions',
    '2026-03-10T12:00:00Z',
    'by Tuesday 31 March',
    /Decisions<.{0,400}by 31 March/s,
  ],
  [
    'waitingForDecisions',
    '2026-04-10T12:00:00Z',
    'due by Wednesday 13 May',
    /Results<.{0,200}13 August/s,
  ],
  [
    'decisionsReceived',
    '2026-04-10T12:00:00Z',
    'Reply by Wednesday 6 May',
    /Reply<.{0,400}by 6 May/s,
  ],
] as const)(
  '[EXT-9][EXT-33] with status %s, at %s, a tile shows the awaited date',
  async (status, at, line, step) => {
    const html = await show(at, status, {}, 2026);
    expect(html).toContain(line);
    expect(html).toMatch(step);
  },
);

it('[EXT-30] a tile marks an unpublished deadline as expected', async () => {
  const note = /This date is expected: it isn(&#x27;|')t published yet\./;
  expect(await show('2026-11-22T10:00:00Z')).toMatch(note);
  expect(await show('2025-11-22T10:00:00Z', undefined, {}, 2026)).not.toMatch(note);
});

it('the tile is green once there is a place, and has the colour of its scheme before that', async () => {
  expect(await show('2027-08-22T10:00:00Z', 'placedFirm')).toMatch(
    /<article[^>]* data-tone="success"/,
  );
  expect(await show('2026-11-22T10:00:00Z')).toMatch(/<article[^>]* data-tone="category-1"/);
});

it.each([
  ['is open while the applicant has nothing to do', 'waitingForDecisions', false],
  ['is collapsed while the applicant has to reply', 'decisionsReceived', true],
] as const)('[EXT-34] the list of next steps %s', async (_what, status, isFolded) => {
  const html = await show('2026-04-24T11:00:00Z', status, decided, 2026);
  expect(html).toMatch(/<h4[^>]*>What happens next</);
  expect(html.includes('<details')).toBe(isFolded);
});

it('[EXT-31] the tile does not ask for a reference while a school has to approve the application', async () => {
  const part = { referenceRequired: true, applicationApprovalRequested: true };
  const html = textOf(await show('2026-11-22T10:00:00Z', 'awaitingApproval', part));
  expect(html).toMatch(/Ask a teacher – Done Asked – Done Received – Not yet/);
  expect(html).not.toContain('To do');
});

it('[APP-32][EXT-32] a tile names the firm choice and results day above its button', async () => {
  const html = textOf(
    await show(
      '2026-03-10T12:00:00Z',
      'awaitingConfirmReasons',
      {
        originalApplications: [decisionOf('CF', 'University of York'), decisionOf('R', 'Durham')],
      },
      2026,
    ),
  );
  expect(html).toMatch(
    /exam boards.*You&#x27;ve replied .*firm choice is University of York.*A level results day: Thursday 13 August.*Go to application/,
  );
});

it('[EXT-12] the button is primary for an unknown status and secondary for an unavailable status', async () => {
  const buttonOf = async (status: TileStatus) =>
    /<a[^>]*href="\/apply"[^>]*>/.exec(await show('2026-03-10T12:00:00Z', status))?.[0];
  expect(await buttonOf('statusUnknown')).toContain('data-variant="primary"');
  expect(await buttonOf('unavailable')).toContain('data-variant="secondary"');
});

it('[EXT-9] a tile shows the reply date, then the link, then the meaning of the status', async () => {
  const html = await show('2026-04-24T11:00:00Z', 'decisionsReceived', decided, 2026);
  expect(html).toMatch(
    /Reply by Wednesday 6 May, 6pm UK time \(12 days\).*Go to application.*You have one offer/s,
  );
  expect(html).toContain('Reply to this offer');
});

it('[EXT-33] a tile shows the completed, current and next stages', async () => {
  const html = await show('2026-04-24T11:00:00Z', 'waitingForDecisions', decided, 2026);
  const way = textOf(/<ol[^>]*aria-label="Your way to a place".*?<\/ol>/s.exec(html)?.[0]);
  expect(way).toBe(
    'Apply Done Sent Done Decisions Now by 13 May Reply Next Results Later on 13 August Placed Later',
  );
});

it('[EXT-30][EXT-31][EXT-33] before Extra opens, a tile names the opening day, and no action in Extra', async () => {
  const wayOf = (html: string) =>
    textOf(/<ol[^>]*aria-label="Your way to a place".*?<\/ol>/s.exec(html)?.[0]);
  const before = await show('2026-11-30T11:00:00Z', 'unplaced');
  expect(before).toContain('data-tone="neutral"');
  expect(textOf(before)).toMatch(
    /^Your turn from 25 February .* Extra \(one more choice at a time\) opens on Thursday 25 February, in 87 days Compare my options/,
  );
  expect(textOf(before)).not.toContain('Add a choice');
  expect(wayOf(before)).toMatch(/Another choice Next from 25 February Placed Later$/);
  const after = await show('2027-02-25T11:00:00Z', 'unplaced');
  expect(textOf(after)).toMatch(/^Your turn .* Add a choice in Extra .* by Thursday 1 July/);
  expect(wayOf(after)).toMatch(/Another choice Now by 1 July Placed Next$/);
});

it('[EXT-33] a withdrawn application is shown as withdrawn, and an unknown status has no stages', async () => {
  const html = await show('2026-04-24T11:00:00Z', 'withdrawn', decided, 2026);
  expect(html).toMatch(/data-state="ended"[^>]*>.*?Withdrawn.*?Ended/s);
  expect(await show('2026-04-24T11:00:00Z', 'statusUnknown')).not.toContain('Your way to a place');
});

it('the ring of a closed year has a lock and no tick', async () => {
  const shapes = async (icon: ReactElement) =>
    [...(await renderPage(icon, '/')).matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape);
  const [lock = ''] = await shapes(<LockIcon />);
  const [tick = ''] = await shapes(<CheckIcon />);
  const html = await show('2026-11-22T10:00:00Z', 'clearingAddChoice', {}, 2026);
  const ring = html.slice(0, html.indexOf('Go to application'));
  expect(ring).toContain(lock);
  expect(ring).not.toContain(tick);
});

it('[APP-13] during an embargo a tile has neither a deadline nor choices', async () => {
  const html = await show('2026-08-10T11:00:00Z', 'embargo', { ...decided, isInEmbargo: true });
  expect(html).not.toMatch(/Your choices|York|Reply by/);
});
