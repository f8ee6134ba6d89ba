/** A change on which client and verifier may disagree, in every interaction of a contract. */
export interface AccuracyException {
  readonly provider: string;
  /** The changed part and the kind of change, as named by the measurement. */
  readonly path: string;
  readonly kind: string;
  readonly reason: string;
}

const each = (
  provider: string,
  reason: string,
  changes: readonly (readonly [path: string, kind: string])[],
): AccuracyException[] => changes.map(([path, kind]) => ({ provider, path, kind, reason }));

/** Keep this list minimal: an unused exception fails the measurement. */
export const accuracyExceptions: readonly AccuracyException[] = [
  ...each(
    'adverts-api',
    'Of two adverts for a slot the first is shown; an API should not send two.',
    [['$.adverts', 'twice as long']],
  ),
  ...each('content-api', 'A pact says nothing of years and tools that are not in its example.', [
    ['$.widgets', 'a field more'],
    ['$.cards', 'a field more'],
    ['$.applicationMode', 'a field more'],
  ]),
  ...each(
    'content-api',
    'What is left out is off, and the state asks for it to be there and off.',
    [
      ['$.cards.2027.postgraduate', 'left out'],
      ['$.cards.2027.teachertraining', 'left out'],
      ['$.applicationMode.2027.undergraduate', 'left out'],
      ['$.applicationMode.2027.conservatoires', 'left out'],
      ['$.applicationMode.2027.preregistration', 'left out'],
    ],
  ),
  ...each('content-api', 'A place without a type is a city; the state gives it its type.', [
    ['$.data.locationGuides[0].type', 'null'],
  ]),
  ...each('content-api', 'No pattern can say that columns may come in any order.', [
    ['$', 'columns in another order'],
  ]),
  ...each('courses-api', 'Blanks around are read, and no team should be asked for them.', [
    ['$.results[0].latlon', 'blanks around'],
    ['$.results[0].options[0].ucasPoints', 'blanks around'],
  ]),
  ...each(
    'courses-api',
    'What cannot be read is as good as nothing; the contract asks for nothing.',
    [
      ['$.results[0].latlon', 'a text'],
      ['$.results[0].options[0].ucasPoints', 'a blank text'],
    ],
  ),
  ...each('courses-api', 'Only the course that was asked for is looked at.', [
    ['$.results', 'twice as long'],
    ['$.results', 'an item that is null'],
  ]),
  ...each(
    'events-api',
    'Either is read: a start, or a list of them has an interaction of its own.',
    [['$.events[0].start', 'a list']],
  ),
  ...each('hub-events-api', 'Null is read as not attended, which the API says by the year 1.', [
    ['$[0].dateAttended', 'null'],
  ]),
  ...each('support-api', 'That there are errors counts, and not what is in them.', [
    ['$.data.errors', 'an item that is null'],
    ['$.data.errors[0]', 'a list'],
  ]),
  ...each('tracking-api', 'What is left out is 0, and the state asks for it to be there.', [
    ['$.numberOfChoiceDeclined', 'left out'],
    ['$.numberOfOfferDeclined', 'left out'],
  ]),
  ...each(
    'tracking-api',
    'A name that cannot be read is as good as null, and the state asks for null.',
    [
      ['$.applicationDecisions[0].institutionName', 'left out'],
      ['$.applicationDecisions[0].institutionName', 'a number'],
      ['$.applicationDecisions[0].institutionName', 'yes'],
      ['$.applicationDecisions[0].institutionName', 'a list'],
      ['$.applicationDecisions[0].institutionName', 'an object'],
    ],
  ),
  ...each('tracking-api', 'Each choice without a name is reported once, so two are two.', [
    ['$.applicationDecisions', 'twice as long'],
  ]),
  ...each(
    'tracking-api',
    'Without decisions there are none; the state says that they are an object.',
    [
      ['$.applicationDecisions', 'null'],
      ['$.applicationDecisions', 'a list'],
    ],
  ),
];
