import { parseSavedSearches, type SavedSearch, savedSearchesSetting } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';

/** The applicant's saved searches, newest first. */
export const savedSearchesOf = ({ applicant }: Pick<RequestScope, 'applicant'>): SavedSearch[] =>
  parseSavedSearches(settingData(applicant.user, savedSearchesSetting));
