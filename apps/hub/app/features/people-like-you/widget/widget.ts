import { m } from '@applicant-hub/copy';
import { PEOPLE_LIKE_LINK } from '#app/platform/paths/links.ts';
import { defineWidget } from '#app/features/widget-kit/definition.ts';
import { PeopleLikeCard } from './PeopleLikeCard.tsx';
import type { PeopleLikeData } from './view-types.ts';

export const peopleLike = defineWidget<PeopleLikeData>({
  definition: {
    id: 'PeopleLike',
    title: m.widgets_people_like_title,
    description: m.widgets_people_like_description,
    icon: 'person',
    colour: 'info',
    link: { href: PEOPLE_LIKE_LINK, label: m.widgets_people_like_link },
  },
  View: PeopleLikeCard,
  Focused: null,
});
