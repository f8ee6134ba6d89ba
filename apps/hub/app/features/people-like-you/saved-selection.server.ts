import {
  parsePeopleLike,
  type PeopleLikeSelection,
  personalisationSetting,
} from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';

export const savedSelection = ({ user }: Pick<Applicant, 'user'>): PeopleLikeSelection =>
  parsePeopleLike(settingData(user, personalisationSetting));
