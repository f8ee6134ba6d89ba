import { parseSavedSearches, type SavedSearch, savedSearchesSetting } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';

export const savedSearchesOf = ({ applicant }: Pick<RequestScope, 'applicant'>): SavedSearch[] =>
  parseSavedSearches(settingData(applicant.user, savedSearchesSetting));
