import { server as careerCompass } from './career-compass/widget.server.ts';
import { server as events } from './events/widget.server.ts';
import { server as faq } from './faq/widget.server.ts';
import { server as hubLive } from './hub-live/widget.server.ts';
import { server as information } from './information/widget.server.ts';
import { server as notes } from './notes/widget.server.ts';
import { server as peopleLike } from './people-like/widget.server.ts';
import type { WidgetServer } from './server-half.server.ts';
import { server as springpodSpotlights } from './springpod-spotlights/widget.server.ts';
import { server as statementNew } from './statement-new/widget.server.ts';
import { server as statement } from './statement/widget.server.ts';
import { server as tariff } from './tariff/widget.server.ts';
import { server as timeline } from './timeline/widget.server.ts';
import { server as virtualWorkExperiences } from './virtual-work-experiences/widget.server.ts';

/** The server half of every widget that has one. */
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

/** The server half of a widget; undefined for one that needs none. */
export const findWidgetServer = (id: string | null): WidgetServer | undefined => byId.get(id ?? '');
