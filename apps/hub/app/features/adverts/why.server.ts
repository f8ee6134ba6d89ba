import { m } from '@applicant-hub/copy';
import {
  advertConsents,
  type AdvertTargeting,
  type FieldName,
  type NoTargeting,
  noTargeting,
  type TargetingField,
  targetingFields,
  workAreas,
} from '@applicant-hub/domain';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { fieldLabel, fieldTitle } from '@applicant-hub/copy/field-words';
import { hasAdverts } from './are-on.server.ts';
import { findTargeting } from './targeting.server.ts';

export interface WhyView {
  areOn: boolean;
  /** Why no data is sent; null if data is sent, or if adverts are off. */
  nothing: NoTargeting | null;
  /** The data that is sent, as text. */
  sent: readonly { field: string; words: readonly string[] }[];
  /** The same data as JSON, exactly as it is sent. */
  raw: string;
  /** The titles of the two answers that give consent. */
  consents: { first: string; second: string };
}

export async function loadWhy(call: Pick<RequestScope, 'context' | 'applicant'>): Promise<WhyView> {
  const { context, applicant } = call;
  const areOn = hasAdverts(call);
  const nothing = areOn ? noTargeting(preferenceAnswers(applicant), context.now()) : null;
  const targeting = areOn ? await findTargeting(call) : null;
  const [first, second] = advertConsents;
  return {
    areOn,
    nothing,
    sent: inWords(targeting ?? {}),
    raw: JSON.stringify(targeting ?? {}, null, 2),
    consents: { first: fieldTitle(first), second: fieldTitle(second) },
  };
}

const inWords = (targeting: AdvertTargeting): WhyView['sent'] =>
  targetingFields.flatMap((field) => {
    const value = targeting[field];
    return value === undefined
      ? []
      : [{ field: labels[field](), words: [value].flat().map(words) }];
  });

const areas: readonly FieldName[] = workAreas;

/** Areas of work have technical names, which are replaced by labels. Other values are readable. */
const words = (value: string): string => {
  const area = areas.find((known) => known === value);
  return area === undefined ? value : fieldLabel(area);
};

const labels: Record<TargetingField, () => string> = {
  audience: m.adverts_field_audience,
  page_id: m.adverts_field_page_id,
  scheme: m.adverts_field_scheme,
  interests: m.adverts_field_interests,
  study_year: m.adverts_field_study_year,
  location: m.adverts_field_location,
  postcode_area: m.adverts_field_postcode_area,
  region: m.adverts_field_region,
  school: m.adverts_field_school,
  age_group: m.adverts_field_age_group,
  smart_alerts: m.adverts_field_smart_alerts,
  favourite_providers: m.adverts_field_favourite_providers,
  favourite_industries: m.adverts_field_favourite_industries,
  favourite_subjects: m.adverts_field_favourite_subjects,
};
