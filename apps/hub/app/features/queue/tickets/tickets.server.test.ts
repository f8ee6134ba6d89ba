import { defaultPageState, type QueueClient } from '@applicant-hub/api-clients';
import { admittedTicket, earlyTicket, waitingTicket } from '@applicant-hub/api-clients/fixtures';
import { parsePersonalisation, type QueueTicket } from '@applicant-hub/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';
import { requireQueueClearance } from '../hold.server.ts';
import { queueLink, queueStatus } from '../queue.server.ts';
import { changeTicket, loadTicket } from './tickets.server.ts';

const LINK = 'https://apply.test/clearing';
const config = parseConfig({
  HUB_ENV: 'test',
  APPLY_NEW_URL_TEMPLATE: 'https://apply.test/{year}/{scheme}',
});
const QUEUE = '/dashboard/queue';

const take = vi.fn<QueueClient['take']>();
const look = vi.fn<QueueClient['look']>();
const failed = {
  ok: false,
  failure: { kind: 'timeout', api: 'queue', status: null, message: '', detail: null },
} as const;
const ok = <T>(value: T) => ({ ok: true, value }) as const;

const respondsWith = (ticket: QueueTicket) => {
  take.mockResolvedValue(ok(ticket));
  look.mockResolvedValue(ok(ticket));
};
const fails = () => {
  take.mockResolvedValue(failed);
  look.mockResolvedValue(failed);
};

const onQueue = vi.fn<(outcome: string) => void>();
const counted = () => onQueue.mock.calls.flat();

beforeEach(() => {
  vi.resetAllMocks();
});

/** A browser with its own cookies, and the hub that it uses. */
function browser({ timerLink = LINK, uid = 'a', jar = [] as string[] } = {}) {
  const site = createTestSite({ config });
  return (path = '/dashboard', isForm = false) => {
    const { context } = site.request();
    return {
      request: new Request(`${config.publicUrl}${path}`, {
        headers: { Cookie: cookieHeader(jar), Accept: 'text/html' },
      }),
      context: {
        ...context,
        clients: fakeClients({ queue: { take, look } }),
        onQueue,
        setCookie: (value: string) => void jar.push(value),
        isForm,
      },
      applicant: {
        session: { uid, accessToken: 'token' },
        personalisation: parsePersonalisation(JSON.stringify({ studyLevel: 'Undergraduate' })),
        pageState: { ...defaultPageState, timerLink },
        pageStateSource: 'published',
      } as Applicant,
    };
  };
}
type Call = ReturnType<ReturnType<typeof browser>>;

/** The target of a redirect, or the result when there is no redirect. */
async function end(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
}
const hold = (call: Call) => end(requireQueueClearance(call));
const load = (call: Call) => end(loadTicket(call));
const status = (call: Call) => queueStatus(call, queueLink(call));

/** A browser whose applicant is waiting with this ticket. */
async function waitingBrowser(ticket: QueueTicket = waitingTicket()) {
  const open = browser();
  respondsWith(ticket);
  await hold(open());
  await load(open(QUEUE));
  return open;
}

describe('a queue with tickets', () => {
  it('[EXT-28][SH-43] screens redirect to the queue, which takes one ticket for the event', async () => {
    const open = browser();
    respondsWith(waitingTicket());
    expect(await hold(open('/dashboard/calendar'))).toBe(QUEUE);
    expect(take).not.toHaveBeenCalled();
    expect(await load(open(QUEUE))).toMatchObject({
      state: 'ticket',
      news: { ticket: waitingTicket(), isCurrent: true, isRenewed: false },
    });
    expect(take).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: 'token' }), LINK);
    expect(await hold(open())).toBe(QUEUE);
  });

  it('[EXT-28] a reload reads the ticket again, and takes no new ticket', async () => {
    const open = await waitingBrowser();
    for (const place of [41, 41, 40]) {
      respondsWith(waitingTicket({ place }));
      expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place } } });
    }
    expect(take).toHaveBeenCalledTimes(1);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('[EXT-28] the shown place never moves back, even if the API returns a later place', async () => {
    const open = await waitingBrowser(waitingTicket({ place: 40 }));
    respondsWith(waitingTicket({ place: 90 }));
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place: 40 } } });
  });

  it('[EXT-28] before the queue opens, the ticket has no place', async () => {
    const open = await waitingBrowser(earlyTicket());
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: earlyTicket() } });
  });

  it("[CLT-7][CLT-8] the applicant's turn is taken and shown once, and later requests redirect at once", async () => {
    const open = await waitingBrowser();
    respondsWith(admittedTicket());
    expect(await load(open(QUEUE))).toMatchObject({ state: 'done', href: LINK });
    expect(take).toHaveBeenCalledTimes(2);
    expect(await load(open(QUEUE))).toBe(LINK);
    expect(await hold(open())).toBeUndefined();
    expect(await status(open())).toEqual({ state: 'done', href: LINK });
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('the API is requested again when the admission was for a queue that is over', async () => {
    const open = await waitingBrowser();
    respondsWith(admittedTicket());
    await load(open(QUEUE));
    const later = open();
    await later.context.cache.set('queue-ended', Date.now() + 120_000, 1_000_000);
    expect(await hold(later)).toBe(QUEUE);
    respondsWith(waitingTicket({ id: 'later', place: 7 }));
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place: 7 } } });
  });

  it('an applicant whose first ticket is admitted without a wait is redirected at once', async () => {
    const open = browser();
    respondsWith(admittedTicket());
    await hold(open());
    expect(await load(open(QUEUE))).toBe(LINK);
  });

  it('an admitted ticket is used even if the request to take the turn fails', async () => {
    const open = await waitingBrowser();
    fails();
    look.mockResolvedValue(ok(admittedTicket()));
    expect(await load(open(QUEUE))).toMatchObject({ state: 'done', href: LINK });
  });

  it('[EXT-28] while the applicant waits with the new ticket, the page shows that the earlier turn has expired', async () => {
    const open = await waitingBrowser(waitingTicket({ place: 1 }));
    look.mockResolvedValue(ok(null));
    take.mockResolvedValue(ok(waitingTicket({ id: 'another', place: 900 })));
    for (let time = 0; time < 2; time += 1) {
      expect(await load(open(QUEUE))).toMatchObject({
        news: { ticket: { id: 'another', place: 900 }, isRenewed: true },
      });
      look.mockResolvedValue(ok(waitingTicket({ id: 'another', place: 900 })));
    }
  });
});

describe('analytics of a queue with tickets', () => {
  it('the redirect to the queue and the admission are counted once, and the wait on every load', async () => {
    const open = await waitingBrowser();
    await load(open(QUEUE));
    fails();
    await load(open(QUEUE));
    respondsWith(admittedTicket());
    await load(open(QUEUE));
    await load(open(QUEUE));
    await hold(open());
    expect(counted()).toEqual(['held', 'waiting', 'waiting', 'unknown', 'admitted']);
  });

  it('a turn that starts while the queue is closed is counted once', async () => {
    const open = await waitingBrowser();
    await changeTicket(open(QUEUE, true), 'close');
    await status(open());
    respondsWith(admittedTicket());
    await status(open());
    await status(open());
    expect(counted()).toEqual(['held', 'waiting', 'admitted']);
  });
});

describe('a slow or failing queue API', () => {
  it('[EXT-28] when the API fails, the last known place is shown with its time', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
    const open = await waitingBrowser();
    vi.setSystemTime(1_800_000_600_000);
    fails();
    expect(await load(open(QUEUE))).toMatchObject({
      news: { ticket: waitingTicket(), toldAt: 1_800_000_000_000, isCurrent: false },
    });
    // A ticket is taken only for a browser without a ticket.
    expect(take).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('[EXT-28] when the API fails, a new applicant is not admitted, and has no place yet', async () => {
    const open = browser();
    fails();
    expect(await hold(open())).toBe(QUEUE);
    expect(await load(open(QUEUE))).toMatchObject({
      state: 'ticket',
      news: { ticket: null, toldAt: null, isCurrent: false },
    });
    expect(await hold(open())).toBe(QUEUE);
  });
});

describe('closing a queue with tickets', () => {
  it('[AMB-82] after the applicant closes the queue, the hub is usable, and the place still advances', async () => {
    const open = await waitingBrowser();
    expect(await changeTicket(open(QUEUE, true), 'close')).toBe('/dashboard');
    expect(await hold(open())).toBeUndefined();
    respondsWith(waitingTicket({ place: 7 }));
    expect(await status(open())).toMatchObject({ state: 'left', news: { ticket: { place: 7 } } });
    expect(await load(open(QUEUE))).toBe('/dashboard');
    expect(await changeTicket(open(QUEUE, true), 'return')).toBe(QUEUE);
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place: 7 } } });
  });

  it('[EXT-28] a turn that starts while the queue is closed is taken, and shown', async () => {
    const open = await waitingBrowser();
    await changeTicket(open(QUEUE, true), 'close');
    respondsWith(admittedTicket());
    expect(await status(open())).toEqual({ state: 'done', href: LINK });
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('screens request no ticket for an applicant who has not closed the queue', async () => {
    const open = await waitingBrowser();
    expect(await status(open('/dashboard/preferences', true))).toEqual({ state: 'begun' });
    expect(look).not.toHaveBeenCalled();
  });
});

describe('the queue page', () => {
  it('the queue page redirects to the hub when the browser stores no wait', async () => {
    expect(await load(browser()(QUEUE))).toBe('/dashboard');
    expect(take).not.toHaveBeenCalled();
  });

  it("the next user of a browser is not admitted with the previous user's ticket", async () => {
    const jar: string[] = [];
    respondsWith(admittedTicket());
    await hold(browser({ jar })());
    await load(browser({ jar })(QUEUE));
    expect(await hold(browser({ jar, uid: 'b' })())).toBe(QUEUE);
  });

  it('a wait is for one event, so a different link starts a new wait', async () => {
    const jar: string[] = [];
    respondsWith(admittedTicket());
    await hold(browser({ jar })());
    await load(browser({ jar })(QUEUE));
    const timerLink = '/dashboard/application';
    expect(await hold(browser({ jar, timerLink })())).toBe(QUEUE);
    respondsWith(waitingTicket({ id: 'another' }));
    expect(await load(browser({ jar, timerLink })(QUEUE))).toMatchObject({ state: 'ticket' });
    expect(take).toHaveBeenLastCalledWith(expect.anything(), timerLink);
  });

  it('[CLT-9] the page state for business as usual removes the ticket', async () => {
    const jar: string[] = [];
    respondsWith(waitingTicket());
    await hold(browser({ jar })());
    expect(await status(browser({ jar, timerLink: '' })())).toBeNull();
    expect(await load(browser({ jar })(QUEUE))).toBe('/dashboard');
  });
});
