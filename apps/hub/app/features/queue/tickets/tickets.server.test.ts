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

/** Makes the API return this ticket from now on, for every request. */
const tells = (ticket: QueueTicket) => {
  take.mockResolvedValue(ok(ticket));
  look.mockResolvedValue(ok(ticket));
};
const fails = () => {
  take.mockResolvedValue(failed);
  look.mockResolvedValue(failed);
};

const onQueue = vi.fn<(outcome: string) => void>();
/** The counted events, in order. */
const counted = () => onQueue.mock.calls.flat();

beforeEach(() => {
  vi.resetAllMocks();
});

/** A browser with its own cookies, in front of one hub. */
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

/** A browser whose applicant waits with the ticket from the API. */
async function waitingBrowser(ticket: QueueTicket = waitingTicket()) {
  const open = browser();
  tells(ticket);
  await hold(open());
  await load(open(QUEUE));
  return open;
}

describe('a queue with tickets', () => {
  it('[EXT-28][SH-43] the queue replaces every screen, and takes one ticket for the event', async () => {
    const open = browser();
    tells(waitingTicket());
    expect(await hold(open('/dashboard/calendar'))).toBe(QUEUE);
    expect(take).not.toHaveBeenCalled();
    expect(await load(open(QUEUE))).toMatchObject({
      state: 'ticket',
      news: { ticket: waitingTicket(), isCurrent: true, isRenewed: false },
    });
    expect(take).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: 'token' }), LINK);
    expect(await hold(open())).toBe(QUEUE);
  });

  it('[EXT-28] a reload only reads the ticket, and costs nothing', async () => {
    const open = await waitingBrowser();
    for (const place of [41, 41, 40]) {
      tells(waitingTicket({ place }));
      expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place } } });
    }
    expect(take).toHaveBeenCalledTimes(1);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('[EXT-28] a place never gets worse, whatever the API returns', async () => {
    const open = await waitingBrowser(waitingTicket({ place: 40 }));
    tells(waitingTicket({ place: 90 }));
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place: 40 } } });
  });

  it('[EXT-28] before the queue opens there is no place', async () => {
    const open = await waitingBrowser(earlyTicket());
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: earlyTicket() } });
  });

  it('[CLT-7][CLT-8] when the turn has come it is taken, shown once, and redirects from then on', async () => {
    const open = await waitingBrowser();
    tells(admittedTicket());
    expect(await load(open(QUEUE))).toMatchObject({ state: 'done', href: LINK });
    expect(take).toHaveBeenCalledTimes(2);
    expect(await load(open(QUEUE))).toBe(LINK);
    expect(await hold(open())).toBeUndefined();
    expect(await status(open())).toEqual({ state: 'done', href: LINK });
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('the API is asked again when the turn was for a queue that has ended since', async () => {
    const open = await waitingBrowser();
    tells(admittedTicket());
    await load(open(QUEUE));
    const later = open();
    await later.context.cache.set('queue-ended', Date.now() + 120_000, 1_000_000);
    expect(await hold(later)).toBe(QUEUE);
    tells(waitingTicket({ id: 'later', place: 7 }));
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place: 7 } } });
  });

  it('the applicant continues at once where there is no wait', async () => {
    const open = browser();
    tells(admittedTicket());
    await hold(open());
    expect(await load(open(QUEUE))).toBe(LINK);
  });

  it('an applicant whose turn has come is admitted although it cannot be taken', async () => {
    const open = await waitingBrowser();
    fails();
    look.mockResolvedValue(ok(admittedTicket()));
    expect(await load(open(QUEUE))).toMatchObject({ state: 'done', href: LINK });
  });

  it('[EXT-28] a lapsed turn is reported as long as the new ticket waits', async () => {
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
  it('holding, waiting and admission are each counted once', async () => {
    const open = await waitingBrowser();
    await load(open(QUEUE));
    fails();
    await load(open(QUEUE));
    tells(admittedTicket());
    await load(open(QUEUE));
    await load(open(QUEUE));
    await hold(open());
    expect(counted()).toEqual(['held', 'waiting', 'waiting', 'unknown', 'admitted']);
  });

  it('a turn that came while the queue was closed is counted', async () => {
    const open = await waitingBrowser();
    await changeTicket(open(QUEUE, true), 'close');
    await status(open());
    tells(admittedTicket());
    await status(open());
    await status(open());
    expect(counted()).toEqual(['held', 'waiting', 'admitted']);
  });
});

describe('a slow or failing queue API', () => {
  it('[EXT-28] the last known place stays, with its time', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
    const open = await waitingBrowser();
    vi.setSystemTime(1_800_000_600_000);
    fails();
    expect(await load(open(QUEUE))).toMatchObject({
      news: { ticket: waitingTicket(), toldAt: 1_800_000_000_000, isCurrent: false },
    });
    // Only a browser without a ticket takes one.
    expect(take).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('[EXT-28] no applicant is admitted, and the page never reads as no queue', async () => {
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
  it('[AMB-82] closing leaves the hub usable and keeps the place, which moves on', async () => {
    const open = await waitingBrowser();
    expect(await changeTicket(open(QUEUE, true), 'close')).toBe('/dashboard');
    expect(await hold(open())).toBeUndefined();
    tells(waitingTicket({ place: 7 }));
    expect(await status(open())).toMatchObject({ state: 'left', news: { ticket: { place: 7 } } });
    expect(await load(open(QUEUE))).toBe('/dashboard');
    expect(await changeTicket(open(QUEUE, true), 'return')).toBe(QUEUE);
    expect(await load(open(QUEUE))).toMatchObject({ news: { ticket: { place: 7 } } });
  });

  it('[EXT-28] a turn that comes while the queue is closed is taken, and shown', async () => {
    const open = await waitingBrowser();
    await changeTicket(open(QUEUE, true), 'close');
    tells(admittedTicket());
    expect(await status(open())).toEqual({ state: 'done', href: LINK });
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('screens of an applicant who has not closed the queue request nothing', async () => {
    const open = await waitingBrowser();
    expect(await status(open('/dashboard/preferences', true))).toEqual({ state: 'begun' });
    expect(look).not.toHaveBeenCalled();
  });
});

describe('the page of the queue', () => {
  it('the page redirects to the hub where the browser waits for nothing, because the hub knows whether there is a queue', async () => {
    expect(await load(browser()(QUEUE))).toBe('/dashboard');
    expect(take).not.toHaveBeenCalled();
  });

  it('the page belongs to one applicant, not to the next user of the browser', async () => {
    const jar: string[] = [];
    tells(admittedTicket());
    await hold(browser({ jar })());
    await load(browser({ jar })(QUEUE));
    expect(await hold(browser({ jar, uid: 'b' })())).toBe(QUEUE);
  });

  it('a wait belongs to one event: another link makes another wait', async () => {
    const jar: string[] = [];
    tells(admittedTicket());
    await hold(browser({ jar })());
    await load(browser({ jar })(QUEUE));
    const timerLink = '/dashboard/application';
    expect(await hold(browser({ jar, timerLink })())).toBe(QUEUE);
    tells(waitingTicket({ id: 'another' }));
    expect(await load(browser({ jar, timerLink })(QUEUE))).toMatchObject({ state: 'ticket' });
    expect(take).toHaveBeenLastCalledWith(expect.anything(), timerLink);
  });

  it('[CLT-9] business as usual removes the ticket', async () => {
    const jar: string[] = [];
    tells(waitingTicket());
    await hold(browser({ jar })());
    expect(await status(browser({ jar, timerLink: '' })())).toBeNull();
    expect(await load(browser({ jar })(QUEUE))).toBe('/dashboard');
  });
});
