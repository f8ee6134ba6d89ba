import { m } from '@applicant-hub/copy';
import {
  apprenticeshipLevels,
  contactChannels,
  type FieldName,
  postgraduateExtras,
  supportNeeds,
  workAreas,
} from '@applicant-hub/domain';

export interface TickGroup {
  readonly id: string;
  readonly legend: () => string;
  readonly hint?: () => string;
  readonly fields: readonly FieldName[];
  /** Displays the tick-boxes side by side, because their labels are short. */
  readonly inline?: true;
}

const tickGroups: readonly TickGroup[] = [
  {
    id: 'channels',
    legend: m.preferences_channels,
    hint: m.preferences_channels_hint,
    fields: ['contactAll', ...contactChannels],
  },
  {
    id: 'routes',
    legend: m.preferences_routes,
    hint: m.preferences_routes_hint,
    fields: [...postgraduateExtras, 'gapYear'],
  },
  { id: 'terms-of-use', legend: m.preferences_terms_group, fields: ['terms'] },
  {
    id: 'support-needs',
    legend: m.preferences_support,
    hint: m.preferences_support_hint,
    fields: supportNeeds,
  },
  {
    id: 'gender-consent',
    legend: m.preferences_talent_pool_gender_consent_group,
    fields: ['talentPoolGenderConsent'],
  },
  {
    id: 'levels',
    legend: m.preferences_levels,
    hint: m.preferences_levels_hint,
    fields: apprenticeshipLevels,
  },
  {
    id: 'work-areas',
    legend: m.preferences_work_areas,
    hint: m.preferences_work_areas_hint,
    fields: workAreas,
    inline: true,
  },
];

/** The question that a statement answers. Every tick-box belongs to a question. */
export const tickGroupOf = (field: FieldName): TickGroup | undefined =>
  tickGroups.find(({ fields }) => fields.includes(field));
