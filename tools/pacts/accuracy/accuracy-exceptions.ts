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
    'The hub shows the first of two adverts for a slot. An API should not send two.',
    [['$.adverts', 'twice as long']],
  ),
  ...each('content-api', 'A pact has no rule for years and tools that are not in its example.', [
    ['$.widgets', 'a field more'],
    ['$.cards', 'a field more'],
    ['$.applicationMode', 'a field more'],
  ]),
  ...each(
    'content-api',
    'A missing field means off, but the state requires the field with the value off.',
    [
      ['$.cards.2027.postgraduate', 'left out'],
      ['$.cards.2027.teachertraining', 'left out'],
      ['$.applicationMode.2027.undergraduate', 'left out'],
      ['$.applicationMode.2027.conservatoires', 'left out'],
      ['$.applicationMode.2027.preregistration', 'left out'],
    ],
  ),
  ...each('content-api', 'A place without a type is a city, but the state sets its type.', [
    ['$.data.locationGuides[0].type', 'null'],
  ]),
  ...each('content-api', 'No pattern can allow columns in any order.', [
    ['$', 'columns in another order'],
  ]),
  ...each(
    'courses-api',
    'The client accepts surrounding blanks, but the contract should not require them.',
    [
      ['$.results[0].latlon', 'blanks around'],
      ['$.results[0].options[0].ucasPoints', 'blanks around'],
    ],
  ),
  ...each(
    'courses-api',
    'The client treats an unreadable value as missing. The contract requires no value.',
    [
      ['$.results[0].latlon', 'a text'],
      ['$.results[0].options[0].ucasPoints', 'a blank text'],
    ],
  ),
  ...each('courses-api', 'The client reads only the requested course.', [
    ['$.results', 'twice as long'],
    ['$.results', 'an item that is null'],
  ]),
  ...each(
    'events-api',
    'The client reads one start or a list of starts. The list has its own interaction.',
    [['$.events[0].start', 'a list']],
  ),
  ...each(
    'hub-events-api',
    'The client reads null as not attended, for which the API sends the year 1.',
    [['$[0].dateAttended', 'null']],
  ),
  ...each('support-api', 'The client only checks whether there are errors, not their content.', [
    ['$.data.errors', 'an item that is null'],
    ['$.data.errors[0]', 'a list'],
  ]),
  ...each('tracking-api', 'A missing field means 0, but the state requires the field.', [
    ['$.numberOfChoiceDeclined', 'left out'],
    ['$.numberOfOfferDeclined', 'left out'],
  ]),
  ...each(
    'tracking-api',
    'The client reads an invalid name as null, but the state requires null.',
    [
      ['$.applicationDecisions[0].institutionName', 'left out'],
      ['$.applicationDecisions[0].institutionName', 'a number'],
      ['$.applicationDecisions[0].institutionName', 'yes'],
      ['$.applicationDecisions[0].institutionName', 'a list'],
      ['$.applicationDecisions[0].institutionName', 'an object'],
    ],
  ),
  ...each(
    'tracking-api',
    'The client reports each choice without a name, so two choices give two reports.',
    [['$.applicationDecisions', 'twice as long']],
  ),
  ...each(
    'tracking-api',
    'The client reads no decisions, but the state requires a list of objects.',
    [
      ['$.applicationDecisions', 'null'],
      ['$.applicationDecisions', 'a list'],
    ],
  ),
];
