import type { GridWidgetId } from '@applicant-hub/domain';
import { careerCompass } from './career-compass/widget.ts';
import { cvBuilder } from './cv-builder/widget.ts';
import { decision } from './decision/widget.ts';
import type { Widget } from './definition.ts';
import { events } from './events/widget.ts';
import { faq } from './faq/widget.ts';
import { globalCourseSearch } from './global-course-search/widget.ts';
import { hubLive } from './hub-live/widget.ts';
import { information } from './information/widget.ts';
import { notes } from './notes/widget.ts';
import { peopleLike } from './people-like/widget.ts';
import { springpodSpotlights } from './springpod-spotlights/widget.ts';
import { statement } from './statement/widget.ts';
import { statementNew } from './statement-new/widget.ts';
import { tariff } from './tariff/widget.ts';
import { teacherTraining } from './teacher-training/widget.ts';
import { timeline } from './timeline/widget.ts';
import { virtualWorkExperiences } from './virtual-work-experiences/widget.ts';

/** Every widget of the grid. Adding one is a folder and a line here; `registry.server.ts` has their server halves. */
const widgets: readonly Widget[] = [
  careerCompass,
  cvBuilder,
  decision,
  events,
  faq,
  globalCourseSearch,
  hubLive,
  information,
  notes,
  peopleLike,
  springpodSpotlights,
  statement,
  statementNew,
  tariff,
  teacherTraining,
  timeline,
  virtualWorkExperiences,
];

const byId = new Map<GridWidgetId, Widget>(widgets.map((widget) => [widget.definition.id, widget]));

/** The widget of an id; undefined for those that the hub does not have. */
export const findWidget = (id: GridWidgetId): Widget | undefined => byId.get(id);
