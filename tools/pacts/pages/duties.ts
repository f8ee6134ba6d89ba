/**
 * Requirements that no single response can show, by provider: guarantees over time or between
 * users. They are printed on the page of the contract.
 */
export const duties: Readonly<Record<string, readonly string[]>> = {
  'queue-api': [
    'A place never increases, and no place is given twice, whatever fails: a ticket is stored before the response is sent.',
    'Applicants who arrive before the opening get their places by chance, all at the same time. Applicants who arrive later are placed behind them.',
    'The number of admitted applicants depends on how tracking responds to those who were admitted before: measure ' +
      'which share of its responses fail (5xx, incomplete, none) or take longer than a second, over about a minute. ' +
      'Admit fewer applicants while some responses fail, and none while all fail. Then admit a few at a time, to find ' +
      'out whether tracking responds again.',
    'Operators can set the number themselves, pause the queue and end it.',
    '`minutes` are calculated from the rate of the last admissions, never from a planned rate. They are `null` while no ' +
      'applicant is admitted, or while too few were admitted to calculate a rate.',
    'A turn is reserved for ten minutes. No applicant is asked to hurry, and a visit, a reload or a second device does ' +
      'not change the place.',
    'A ticket is personal data: delete it when its owner requests this, and at the latest with the event.',
  ],
};
