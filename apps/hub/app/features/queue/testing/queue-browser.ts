import { defaultPageState } from '@applicant-hub/api-clients';
import { parsePersonalisation, type QueuePlace } from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { keepPlace } from '../place.server.ts';
import { requireQueueClearance } from '../hold.server.ts';
import { loadQueue, queueLink, queueStatus } from '../queue.server.ts';

export const now = Date.UTC(2027, 7, 19, 7);
export const CHECK = '/dashboard/queue?look';
export const LINK = 'https://apply.test/clearing';
export const config = parseConfig({
  HUB_ENV: 'test',
  APPLY_NEW_URL_TEMPLATE: 'https://apply.test/{year}/{scheme}',
});

type State = Partial<Applicant['pageState']>;

export const document = { Accept: 'text/html,*/*;q=0.8' };

/** A browser with its own cookies, and the hub that it uses. */
export function browser(
  state: State = {},
  {
    uid = 'a',
    isProd = false,
    studyLevel = 'Undergraduate',
    isPageStateShared = false,
    site = createTestSite({
      config: { ...config, debugAreaAllowed: !isProd, isPageStateShared },
    }),
  } = {},
) {
  const jar: string[] = [];
  const counted: string[] = [];
  const session = { uid } as Applicant['session'];
  const open = (path: string, headers: Record<string, string> = document, isForm = false) => {
    const { context } = site.request();
    // Cookies that a request sets are sent with the next request.
    const setCookie = (value: string) => void jar.push(value);
    const call = {
      request: new Request(`${config.publicUrl}${path}`, {
        headers: { Cookie: cookieHeader(jar), ...headers },
      }),
      context: {
        ...context,
        setCookie,
        isForm,
        onQueue: (seen: string) => void counted.push(seen),
      },
      applicant: {
        session,
        personalisation: parsePersonalisation(JSON.stringify({ studyLevel })),
        pageState: { ...defaultPageState, timerLink: LINK, ...state },
        pageStateSource: 'published',
      } as Applicant,
    };
    return { ...call, link: queueLink(call) };
  };
  return {
    site,
    jar,
    counted,
    open,
    keep: (place: QueuePlace) => keepPlace(open('/dashboard'), place),
  };
}

/** The target of a redirect, or the result when there is no redirect. */
export async function end(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
}

export const load = (call: ReturnType<ReturnType<typeof browser>['open']>) =>
  end(loadQueue(call, call.link));
export const hold = (call: ReturnType<ReturnType<typeof browser>['open']>) =>
  end(requireQueueClearance(call));
export const news = (call: ReturnType<ReturnType<typeof browser>['open']>) =>
  queueStatus(call, call.link);
