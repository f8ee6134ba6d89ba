import { advertsSetting, areAdvertsOn } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';

/** The applicant's choice decides, or their age if they have made no choice. */
export const hasAdverts = ({
  context,
  applicant: { user, personalisation },
}: Pick<RequestScope, 'context' | 'applicant'>): boolean =>
  areAdvertsOn(
    { saved: settingData(user, advertsSetting), dateOfBirth: personalisation.dateOfBirth },
    context.now(),
  );
