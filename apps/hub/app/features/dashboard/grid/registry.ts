import type { WidgetId } from '@applicant-hub/domain';
import { careerCompass } from '#app/features/widgets/career-compass/widget.ts';
import { cvBuilder } from '#app/features/widgets/links/cv-builder.ts';
import { decision } from '#app/features/widgets/links/decision.ts';
import type { Widget } from '#app/features/widget-kit/definition.ts';
import { events } from '#app/features/widgets/events/widget.ts';
import { faq } from '#app/features/widgets/faq/widget.ts';
import { globalCourseSearch } from '#app/features/widgets/links/global-course-search.ts';
import { hubLive } from '#app/features/widgets/hub-live/widget.ts';
import { information } from '#app/features/widgets/information/widget.ts';
import { notes } from '#app/features/widgets/notes/widget.ts';
import { peopleLike } from '#app/features/people-like-you/widget/widget.ts';
import { springpodSpotlights } from '#app/features/widgets/partner/spotlights.ts';
import { statement } from '#app/features/statement/statement/widget.ts';
import { statementNew } from '#app/features/statement/statement-new/widget.ts';
import { tariff } from '#app/features/widgets/tariff/widget.ts';
import { teacherTraining } from '#app/features/widgets/links/teacher-training.ts';
import { timeline } from '#app/features/widgets/timeline/widget.ts';
import { virtualWorkExperiences } from '#app/features/widgets/partner/work-experiences.ts';

/**
 * Every widget in the grid. To add a widget, add a folder and a line here; `registry.server.ts` has
 * the server halves.
 */
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

const byId = new Map<WidgetId, Widget>(widgets.map((widget) => [widget.definition.id, widget]));

export const findWidget = (id: WidgetId): Widget | undefined => byId.get(id);
