import { server as careerCompass } from '#app/features/widgets/career-compass/widget.server.ts';
import { server as events } from '#app/features/widgets/events/widget.server.ts';
import { server as faq } from '#app/features/widgets/faq/widget.server.ts';
import { server as hubLive } from '#app/features/widgets/hub-live/widget.server.ts';
import { server as information } from '#app/features/widgets/information/widget.server.ts';
import { server as notes } from '#app/features/widgets/notes/widget.server.ts';
import { server as peopleLike } from '#app/features/people-like-you/widget/widget.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import { server as springpodSpotlights } from '#app/features/widgets/partner/spotlights.server.ts';
import { server as statementNew } from '#app/features/statement/statement-new/widget.server.ts';
import { server as statement } from '#app/features/statement/statement/widget.server.ts';
import { server as tariff } from '#app/features/widgets/tariff/widget.server.ts';
import { server as timeline } from '#app/features/widgets/timeline/widget.server.ts';
import { server as virtualWorkExperiences } from '#app/features/widgets/partner/work-experiences.server.ts';

const halves: readonly WidgetServer[] = [
  careerCompass,
  events,
  faq,
  hubLive,
  information,
  notes,
  peopleLike,
  springpodSpotlights,
  statementNew,
  statement,
  tariff,
  timeline,
  virtualWorkExperiences,
];

const byId = new Map<string, WidgetServer>(halves.map((half) => [half.id, half]));

export const findWidgetServer = (id: string | null): WidgetServer | undefined => byId.get(id ?? '');
