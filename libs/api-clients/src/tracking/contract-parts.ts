import type { TrackedApplication } from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { json } from '../testing/pact.ts';
import { equalEach, likeEach } from '../testing/values.ts';
import { trackBody, trackedApplication } from './fixtures.ts';
import type { Track } from './schema.ts';

const { eachLike, equal, nullValue } = MatchersV3;

export const tracked = 'an applicant has a tracked application';

/**
 * The fields that determine the status of the application. Rules depend on them, so the response
 * must contain exactly these values; all other fields match by type.
 */
type TrackState = Pick<Track, 'cycleYear' | 'applicationStatus'> &
  Partial<Omit<Track, 'applicationDecisions'>> & {
    applicationDecisions: readonly StatedDecision[] | null;
  };

type Decision = NonNullable<Track['applicationDecisions']>[number];

/** A decision as tracking may send it. Each field of `reasonsOfDelay` is optional. */
type StatedDecision = Omit<Decision, 'reasonsOfDelay'> & {
  reasonsOfDelay?: Partial<NonNullable<Decision['reasonsOfDelay']>>;
};

/**
 * The default values of the fields that no status depends on, for a response without these fields.
 */
const spare = {
  personalId: null,
  numberOfOffers: 0,
  numberOfOfferDeclined: 0,
  numberOfChoiceDeclined: 0,
};

/**
 * A response with required fields only: an application is readable without the fields in `spare`.
 */
const needed = Object.fromEntries(
  Object.entries(trackBody()).filter(([field]) => !(field in spare)),
);

/** The client's result for a response with required fields only. */
export const neededApplication = (fields: Partial<TrackedApplication> = {}) =>
  trackedApplication({ ...spare, ...fields });

export function trackResponse(
  { applicationDecisions, ...decisive }: TrackState,
  others: object = needed,
) {
  return json({
    ...likeEach(others),
    ...equalEach(decisive),
    applicationDecisions: decisionsOf(applicationDecisions),
  });
}

/**
 * Matches null, an empty list, or a list of decisions like the first decision, with exactly its
 * status code.
 */
function decisionsOf(decisions: TrackState['applicationDecisions']) {
  if (decisions === null) return nullValue();
  const [first] = decisions;
  // The list has no matcher, so the verifier requires an empty list.
  if (!first) return [];
  const { choiceStatusId, reasonsOfDelay, institutionName } = first;
  return eachLike({
    ...first,
    ...(institutionName === null && { institutionName: nullValue() }),
    choiceStatusId: equal(choiceStatusId),
    ...(reasonsOfDelay && {
      reasonsOfDelay: {
        ...reasonsOfDelay,
        confirmationPendingReasons: eachLike(reasonsOfDelay.confirmationPendingReasons?.[0]),
      },
    }),
  });
}

export const offer = {
  institutionCode: 'L14',
  institutionName: 'Lancaster University',
  courseName: 'Linguistics',
  choiceStatus: 'Conditional offer',
  choiceStatusId: 'C',
};

export const delayed = {
  ...offer,
  choiceStatus: 'Conditional offer - firmly accepted',
  choiceStatusId: 'CF',
  // There is no action text, because the applicant often does not have to act.
  reasonsOfDelay: { confirmationPendingReasons: ['The university waits for your results.'] },
};
export const readDelayed = {
  ...delayed,
  reasonsOfDelay: { ...delayed.reasonsOfDelay, actionRequiredByApplicantText: '' },
};
