import { m } from '@applicant-hub/copy';
import type { FieldName, PanelId } from '@applicant-hub/domain';
import {
  apprenticeshipLevels,
  contactChannels,
  marketingOptIns,
  postgraduateExtras,
  supportNeeds,
  workAreas,
} from '@applicant-hub/domain';
import { preferencePages } from '#app/platform/paths/preference-pages.ts';
import type { SystemPage } from '#app/platform/paths/system-pages.ts';

export interface OutsideLink {
  readonly page: SystemPage;
  readonly words: () => string;
}

interface PanelPart {
  /** Missing if the panel has only one topic. */
  readonly heading?: () => string;
  readonly fields: readonly FieldName[];
  /** Displayed below the questions while at least one of them is shown. */
  readonly link?: OutsideLink;
}

interface PanelView {
  readonly heading: () => string;
  readonly explanation: () => string;
  /** Information that users need before they answer. */
  readonly condition?: () => string;
  readonly links: readonly OutsideLink[];
  readonly parts: readonly PanelPart[];
}

export const panelViews: Readonly<Record<PanelId, PanelView>> = {
  'marketing-preferences': {
    heading: m.preferences_marketing_heading,
    explanation: m.preferences_marketing_explanation,
    links: [{ page: preferencePages.privacyPolicy, words: m.preferences_marketing_privacy }],
    parts: [
      { heading: m.preferences_marketing_person, fields: ['userCountry', 'dateOfBirth'] },
      {
        heading: m.preferences_marketing_interests,
        fields: [...marketingOptIns, 'relevantCourses', 'gender'],
      },
      {
        heading: m.preferences_marketing_contact,
        fields: [
          'contactAll',
          ...contactChannels,
          'mobile',
          'country',
          'addressLine1',
          'addressLine2',
          'addressLine3',
          'postcode',
        ],
      },
      {
        heading: m.preferences_marketing_school,
        fields: ['stillAtSchool', 'schoolName', 'schoolDataShare'],
        link: { page: preferencePages.schoolDataFaq, words: m.preferences_school_data_share_link },
      },
    ],
  },
  'hub-personalisation': {
    heading: m.preferences_hub_heading,
    explanation: m.preferences_hub_explanation,
    links: [],
    parts: [
      { heading: m.preferences_hub_course, fields: ['studyLevel', 'studyYear'] },
      {
        heading: m.preferences_hub_plans,
        fields: [...postgraduateExtras, 'gapYear', 'straightIntoEmployment', 'studyOutsideUK'],
        link: { page: preferencePages.teachingInEngland, words: m.preferences_hub_teaching_link },
      },
      {
        heading: m.preferences_hub_places,
        fields: ['studyRegion', 'subjects', 'userRegion', 'userPostcode', 'terms'],
      },
    ],
  },
  'study-support': {
    heading: m.preferences_support_heading,
    explanation: m.preferences_support_explanation,
    links: [{ page: preferencePages.studySupport, words: m.preferences_support_link }],
    parts: [{ fields: supportNeeds }],
  },
  'apprenticeships-smart-alerts': {
    heading: m.preferences_alerts_heading,
    explanation: m.preferences_alerts_explanation,
    condition: m.preferences_alerts_eligibility,
    links: [
      { page: preferencePages.apprenticeshipSearch, words: m.preferences_alerts_search_link },
      { page: preferencePages.apprenticeshipsInEngland, words: m.preferences_alerts_england_link },
    ],
    parts: [
      { fields: ['talentPoolJoin'] },
      {
        heading: m.preferences_alerts_person,
        fields: ['talentPoolGender', 'talentPoolGenderConsent'],
      },
      {
        heading: m.preferences_alerts_travel,
        fields: [
          'talentPoolTravelDistance',
          'talentPoolTravelPostcode',
          'talentPoolRelocate',
          'talentPoolStartDate',
        ],
      },
      { heading: m.preferences_alerts_work, fields: [...apprenticeshipLevels, ...workAreas] },
      {
        heading: m.preferences_alerts_grades,
        fields: ['talentPoolGCSETotal', 'talentPoolGCSEMath', 'talentPoolGCSEEnglish'],
      },
    ],
  },
};
