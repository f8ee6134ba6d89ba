import { z } from 'zod';
import { state, type States } from '#src/states/states.ts';
import { shelves, type Library } from './library.ts';
import { notificationItem } from './notifications/notification-item.ts';
import type { Notifications } from './notifications/notifications.ts';
import { pageStateChange, type PageStates } from './page-state.ts';

export const contentStates = (
  states: PageStates,
  library: Library,
  notifications: Notifications,
): States => ({
  'page state is published': state(pageStateChange, (account, fields) => {
    states.change(account, fields);
  }),
  'these subject guides exist': state(
    z.strictObject({ guides: shelves.subjectGuides }),
    (account, { guides }) => library.replace(account, 'subjectGuides', guides),
  ),
  'these location guides exist': state(
    z.strictObject({ guides: shelves.locationGuides }),
    (account, { guides }) => library.replace(account, 'locationGuides', guides),
  ),
  'these pages exist': state(z.strictObject({ pages: shelves.pages }), (account, { pages }) =>
    library.replace(account, 'pages', pages),
  ),
  'these articles exist': state(
    z.strictObject({ articles: shelves.articles }),
    (account, { articles }) => library.replace(account, 'articles', articles),
  ),
  'these personal articles exist': state(
    z.strictObject({ articles: shelves.personalArticles }),
    (account, { articles }) => library.replace(account, 'personalArticles', articles),
  ),
  'these questions are answered': state(
    z.strictObject({ faqs: shelves.faqs }),
    (account, { faqs }) => library.replace(account, 'faqs', faqs),
  ),
  'these videos exist': state(z.strictObject({ videos: shelves.videos }), (account, { videos }) =>
    library.replace(account, 'videos', videos),
  ),
  'these promotions are published': state(
    z.strictObject({ promotions: shelves.promotions }),
    (account, { promotions }) => library.replace(account, 'promotions', promotions),
  ),
  'these qualifications have Tariff points': state(
    z.strictObject({ groups: shelves.tariffGroups }),
    (account, { groups }) => library.replace(account, 'tariffGroups', groups),
  ),
  'these people applied for these subjects': state(
    z.strictObject({ bars: shelves.subjectBars }),
    (account, { bars }) => library.replace(account, 'subjectBars', bars),
  ),
  'these notifications are published': state(
    z.strictObject({ notifications: z.array(notificationItem) }),
    (account, { notifications: items }) => notifications.replace(account, items),
  ),
});
