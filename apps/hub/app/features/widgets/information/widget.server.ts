import { hubStages, londonDate, readNext, shortSummary } from '@applicant-hub/domain';
import { audienceOf } from '#app/platform/request/reader.server.ts';
import { ofUseTo } from '#app/features/application-status/choices/find-face.server.ts';
import { getPersonalArticles, isLate } from '#app/features/reference-data/reference.server.ts';
import { randomStart } from '#app/platform/layout/media/random-start.server.ts';
import { loadStage } from '#app/features/hub-sections/stage.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import type { InformationView } from './view-types.ts';

/**
 * Articles to read next, for the applicant's schemes, stage and home nation (CON-5, FED-21). They
 * also suit the applicant's current situation (EXT-34).
 */
export const server: WidgetServer = {
  id: 'Information',
  async load(scope): Promise<InformationView | typeof PENDING> {
    const { applicant, context } = scope;
    // If the stage is unknown, the applicant sees the articles for the first stage.
    const stage = (await loadStage(scope)) ?? hubStages[0];
    const result = await getPersonalArticles(scope, { ...audienceOf(applicant), stage });
    if (isLate(result)) return PENDING;
    if (!result.ok) return null;
    const articles = readNext(
      await ofUseTo(scope, result.value),
      `${applicant.session.uid} ${londonDate(context.now())}`,
    ).map(({ title, image, url, summary }) => ({
      title,
      image,
      url,
      summary: shortSummary(summary),
    }));
    return { articles, start: randomStart(articles) };
  },
};
