import type { UndergraduateAppStatus } from '../apply-status/choices/good-status.ts';
import type { StudyLevel } from '../apply-status/types.ts';
import type { Face } from '../faces/face.ts';
import { toolsFirst } from '../faces/tools.ts';
import type { ColumnCount } from './columns.ts';
import type { GridWidgetId } from './ids.ts';
import { oneOrder } from './one-order.ts';
import { sizeOf } from './rules.ts';

/**
 * The widgets for each level, mode and status, the most important first (GRD-24, GRD-38). Before
 * any decision, applicants look for courses and write their statement. After an offer, the reply is
 * first. In Clearing, the course search is first.
 */
const priorities = {
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
  postgraduate: [
    'GlobalCourseSearch',
    'Notes',
    'Timeline',
    'Events',
    'Information',
    'Faq',
    'CareerCompass',
    'CVBuilder',
    'HubLive',
    'TeacherTrainingEnglandSearchAction',
    'Statement',
    'StatementNew',
    'Decision',
    'PeopleLike',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'Tariff',
  ],
  postgraduateGood: [
    'Decision',
    'Timeline',
    'Notes',
    'Events',
    'Faq',
    'Information',
    'CVBuilder',
    'HubLive',
    'GlobalCourseSearch',
    'TeacherTrainingEnglandSearchAction',
    'CareerCompass',
    'Statement',
    'StatementNew',
    'PeopleLike',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'Tariff',
  ],
  postgraduateClearing: [
    'GlobalCourseSearch',
    'Decision',
    'Faq',
    'Notes',
    'Timeline',
    'Events',
    'Information',
    'CareerCompass',
    'CVBuilder',
    'HubLive',
    'TeacherTrainingEnglandSearchAction',
    'Statement',
    'StatementNew',
    'PeopleLike',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'Tariff',
  ],
  postgraduateClearingGood: [
    'Decision',
    'Faq',
    'Timeline',
    'Notes',
    'Events',
    'Information',
    'CVBuilder',
    'HubLive',
    'GlobalCourseSearch',
    'TeacherTrainingEnglandSearchAction',
    'CareerCompass',
    'Statement',
    'StatementNew',
    'PeopleLike',
    'SpringpodSpotlights',
    'VirtualWorkExperiences',
    'Tariff',
  ],
} as const satisfies Record<string, readonly GridWidgetId[]>;

export type PresetId = keyof typeof priorities;

export interface OrderPreset {
  id: PresetId;
  /**
   * An inactive preset is replaced by the undergraduate preset of the same mode (GRD-25, AMB-36).
   */
  active: boolean;
  order: Readonly<Record<ColumnCount, readonly GridWidgetId[]>>;
}

/**
 * The same order for every number of columns, because the page is read and displayed in one order.
 */
function orderOf(first: readonly GridWidgetId[]): OrderPreset['order'] {
  const order = oneOrder(first, sizeOf);
  return { 2: order, 3: order, 4: order };
}

const preset = (id: PresetId): OrderPreset => ({
  id,
  active: !id.startsWith('postgraduate'),
  order: orderOf(priorities[id]),
});

const ids = Object.keys(priorities) as PresetId[];

export const presets = Object.fromEntries(ids.map((id) => [id, preset(id)])) as Readonly<
  Record<PresetId, OrderPreset>
>;

export interface PresetInput {
  face: Face | null;
  studyLevel: StudyLevel;
  /** Whether the grid is in clearing mode (`isGridClearing`). */
  inClearing: boolean;
  appStatus: UndergraduateAppStatus;
}

/**
 * The preset of a user by level and mode, with the suffix for the undergraduate application's
 * status (APP-108, GRD-28, GRD-38), and with the tools of their face first (EXT-34).
 */
export function presetOf({ face, studyLevel, inClearing, appStatus }: PresetInput): OrderPreset {
  const named = (level: 'undergraduate' | 'postgraduate') =>
    presets[`${level}${inClearing ? 'Clearing' : ''}${appStatus.suffix}`];
  const own = named(studyLevel === 'Postgraduate' ? 'postgraduate' : 'undergraduate');
  const { id, active, order } = own.active ? own : named('undergraduate');
  const ofFace = toolsFirst(face, order[2]);
  return { id, active, order: { 2: ofFace, 3: ofFace, 4: ofFace } };
}
