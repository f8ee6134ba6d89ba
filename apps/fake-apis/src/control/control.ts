import { Hono } from 'hono';
import type { ServicesEnv } from '../http/env.ts';
import { mount } from '../http/mount.ts';
import { apiEndpoints } from './apis.ts';
import { applicationEndpoints } from './applications.ts';
import type { ControlContext } from './context.ts';
import { faultEndpoints } from './faults.ts';
import { notificationEndpoints } from './notifications.ts';
import { pageStateEndpoints } from './page-state.ts';
import { personaEndpoints } from './personas.ts';
import { providerStateEndpoints } from './provider-states.ts';
import { queueEndpoints } from './queues.ts';
import { requestEndpoints } from './requests.ts';
import { userEndpoints } from './users.ts';

export const CONTROL = '/__control';

/** The API that tests use to set the data of the fake APIs and to inject faults. */
export function controlApi(context: ControlContext): Hono<ServicesEnv> {
  const app = new Hono<ServicesEnv>();
  const endpoints = [
    ...apiEndpoints(context),
    ...personaEndpoints(context),
    ...faultEndpoints(context),
    ...requestEndpoints(context),
    ...pageStateEndpoints(context),
    ...notificationEndpoints(context),
    ...queueEndpoints(context),
    ...userEndpoints(context),
    ...applicationEndpoints(context),
    ...providerStateEndpoints(context),
  ];
  mount(app, endpoints, () => ({}));
  return app;
}
