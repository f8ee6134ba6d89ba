import type { HubUser } from '@applicant-hub/api-clients';
import {
  activeSetting,
  arrangedOrder,
  type GridWidgetId,
  type OrderPreset,
  orderSetting,
  readActive,
  readOrder,
} from '@applicant-hub/domain';
import { settingData } from '../applicant/setting-data.server.ts';

/** What is read of a user. */
export type Arranger = Pick<HubUser, 'settings'>;

/** The orders of the grid: the user's own where they have one, the preset's elsewhere (EXT-4). */
export function arrangedOrders(user: Arranger, { id, order }: OrderPreset): OrderPreset['order'] {
  const data = settingData(user, orderSetting(id));
  return {
    2: arrangedOrder(order[2], readOrder(data, 2)),
    3: arrangedOrder(order[3], readOrder(data, 3)),
    4: arrangedOrder(order[4], readOrder(data, 4)),
  };
}

/** Whether a user has a widget shown; null when they have not said (GRD-34). */
export const activeChoice = (user: Arranger, id: GridWidgetId): boolean | null =>
  readActive(settingData(user, activeSetting(id)));
