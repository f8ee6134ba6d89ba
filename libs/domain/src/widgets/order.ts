import type { UndergraduateAppStatus } from '../apply-status/good-status.ts';
import type { WidgetId } from './ids.ts';

/** The widgets of the grid; Apply and Favourites stand above it. */
export type GridWidgetId = Exclude<WidgetId, 'Apply' | 'Favourites'>;

/**
 * The order presets of the grid. Those of postgraduates are not active: postgraduates have the
 * undergraduates' preset of the same mode (GRD-25, AMB-36). While nothing is decided, people look
 * for courses and write; with an offer, what to do about it comes first; in Clearing, a search does.
 */
const presets = {
  undergraduate: [
    'GlobalCourseSearch',
    'Statement',
    'StatementNew',
    'Timeline',
    'Tariff',
    'Notes',
    'Events',
    'PeopleLike',
    'CareerCompass',
    'Information',
    'Faq',
    'HubLive',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'CVBuilder',
    'TeacherTrainingEnglandSearchAction',
    'Decision',
  ],
  undergraduateGood: [
    'Decision',
    'Timeline',
    'Events',
    'Notes',
    'Faq',
    'Information',
    'HubLive',
    'CVBuilder',
    'GlobalCourseSearch',
    'Tariff',
    'Statement',
    'StatementNew',
    'PeopleLike',
    'CareerCompass',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'TeacherTrainingEnglandSearchAction',
  ],
  undergraduateClearing: [
    'GlobalCourseSearch',
    'Tariff',
    'Decision',
    'Faq',
    'Notes',
    'Timeline',
    'Events',
    'PeopleLike',
    'CareerCompass',
    'Information',
    'HubLive',
    'Statement',
    'StatementNew',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'CVBuilder',
    'TeacherTrainingEnglandSearchAction',
  ],
  undergraduateClearingGood: [
    'Decision',
    'Faq',
    'Timeline',
    'Notes',
    'Events',
    'Information',
    'HubLive',
    'CVBuilder',
    'GlobalCourseSearch',
    'Tariff',
    'PeopleLike',
    'CareerCompass',
    'Statement',
    'StatementNew',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'TeacherTrainingEnglandSearchAction',
  ],
} as const satisfies Record<string, readonly GridWidgetId[]>;

export interface WidgetOrderInput {
  /** Clearing mode as the grid has it (`isGridClearing`). */
  inClearing: boolean;
  appStatus: UndergraduateAppStatus;
}

/**
 * The order of the grid's widgets: the preset of the mode, with the suffix of the undergraduate
 * application's status (APP-108, GRD-38).
 */
export const widgetOrder = ({ inClearing, appStatus }: WidgetOrderInput): readonly GridWidgetId[] =>
  presets[`undergraduate${inClearing ? 'Clearing' : ''}${appStatus.suffix}`];
