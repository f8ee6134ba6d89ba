import { type Context, Hono } from 'hono';
import { type Scheme, writtenApplications } from '#src/apis/apply/written-applications.ts';
import { trackedApplications } from '#src/apis/tracking/tracked-applications.ts';
import type { ServicesContext } from '#src/context.ts';
import { pageResponse } from '#src/html/page.ts';
import type { ServicesEnv } from '#src/http/env.ts';
import { applyPage, signedOutPage, type PageOf, trackPage } from './pages.ts';
import { afterStep, sentApplication } from './steps.ts';
import { visitorOf } from './visitor.ts';
import { writingSteps } from './writing.ts';

/**
 * The scheme for the last segment of the hub's URLs. Conservatoires have their own scheme; all
 * other courses share a scheme.
 */
const schemeOf = (kind: string): Scheme => (['uc', 'conservatoires'].includes(kind) ? 'uc' : 'ug');

/**
 * Fakes the two systems in which applicants write and track applications. Each step that the
 * applicant or a provider takes changes the data that the APIs return.
 *
 * @param hubOrigin target of the link back to the hub
 */
export function applicationSite(
  { records, transaction }: Pick<ServicesContext, 'records' | 'transaction'>,
  hubOrigin: string | undefined,
): Hono<ServicesEnv> {
  const app = new Hono<ServicesEnv>();
  const written = writtenApplications(records);
  const tracked = trackedApplications(records);

  const show = (c: Context<ServicesEnv>, scheme: Scheme, year: number) => {
    const account = visitorOf(c);
    const of: PageOf = {
      path: c.req.path,
      year,
      hub: hubOrigin === undefined ? null : `${hubOrigin}/dashboard`,
    };
    if (account === null) return pageResponse(signedOutPage(of));
    const sent = tracked.find(account, scheme);
    return pageResponse(
      sent === null ? applyPage(of, written.find(account, scheme)) : trackPage(of, sent),
    );
  };

  /** @throws RangeError when the step is not possible now */
  function take(account: string, scheme: Scheme, year: number, step: string): void {
    const sent = tracked.find(account, scheme);
    if (sent !== null) {
      tracked.put(account, scheme, afterStep(sent, step));
      return;
    }
    const taken = writingSteps(written.find(account, scheme)).find(({ id }) => id === step);
    if (!taken) throw new RangeError(`the step ${step} is not available now`);
    written.change(account, scheme, taken.change, year);
    if (taken.id === 'send') tracked.put(account, scheme, sentApplication(year));
  }

  for (const path of ['/apply/:year{\\d{4}}/:kind', '/track/:year{\\d{4}}/:kind']) {
    const which = (c: Context<ServicesEnv, typeof path>) =>
      [schemeOf(c.req.param('kind') ?? ''), Number(c.req.param('year'))] as const;
    app.get(path, (c) => show(c, ...which(c)));
    app.post(path, async (c) => {
      const account = visitorOf(c);
      const { step } = await c.req.parseBody();
      if (account !== null && typeof step === 'string') {
        try {
          transaction(() => take(account, ...which(c), step));
        } catch (error) {
          // An outdated page offers steps that are no longer possible; the response shows the
          // current steps.
          if (!(error instanceof RangeError)) throw error;
        }
      }
      return c.redirect(c.req.path, 303);
    });
  }
  return app;
}
