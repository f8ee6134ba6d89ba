import type { ApiDefinition } from './api.ts';
import { address } from './apis/address/api.ts';
import { adverts } from './apis/adverts/api.ts';
import { apply } from './apis/apply/api.ts';
import { careers } from './apis/careers/api.ts';
import { content } from './apis/content/api.ts';
import { courses } from './apis/courses/api.ts';
import { events } from './apis/events/api.ts';
import { geocode } from './apis/geocode/api.ts';
import { history } from './apis/history/api.ts';
import { hubEvents } from './apis/hub-events/api.ts';
import { identity } from './apis/identity/api.ts';
import { ownDates } from './apis/own-dates/api.ts';
import { phone } from './apis/phone/api.ts';
import { qualifications } from './apis/qualifications/api.ts';
import { queue } from './apis/queue/api.ts';
import { schools } from './apis/schools/api.ts';
import { spotlights } from './apis/spotlights/api.ts';
import { support } from './apis/support/api.ts';
import { tracking } from './apis/tracking/api.ts';

/** To add an API, add a folder in `apis` and a line here. */
export const registry: readonly ApiDefinition[] = [
  tracking,
  apply,
  content,
  courses,
  events,
  geocode,
  hubEvents,
  history,
  identity,
  ownDates,
  address,
  phone,
  schools,
  spotlights,
  careers,
  support,
  qualifications,
  adverts,
  queue,
];
