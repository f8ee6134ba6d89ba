import { m } from '@applicant-hub/copy';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { lazyView } from '#app/features/widget-kit/lazy-view.ts';
import type { HubLiveView } from './view-types.ts';

export const hubLive = defineWidget<HubLiveView>({
  definition: {
    id: 'HubLive',
    title: m.content_videos_title,
    description: m.content_videos_description,
    icon: 'videos',
    colour: 'info',
    link: null,
  },
  View: lazyView(() => import('./HubLiveCard.tsx')),
  Focused: null,
  fold: (data) => (data && data.videos.length > 0 ? { fact: null } : null),
});
