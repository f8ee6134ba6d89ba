/**
 * Requirements that no single response can show, by provider: guarantees over time or between
 * users. They are printed on the page of the contract.
 */
export const duties: Readonly<Record<string, readonly string[]>> = {
  'queue-api': [
    'A place never grows, and no place is given twice, whatever fails: a ticket is kept before it is answered.',
    'Whoever came before the opening gets a place by chance, all of them at once; whoever comes later comes after them.',
    'How many are admitted goes by how tracking answers those who were admitted before: measure which part of its ' +
      'answers fail (5xx, cut off, none) or take longer than a second, over about a minute. Admit fewer while some do, ' +
      'nobody while all do, and then a few at a time, to find out whether it answers again.',
    'Operators can set the number themselves, pause the queue and end it.',
    '`minutes` come from the rate of the last admissions, never from one that is planned. While nobody is admitted, or ' +
      'too few were to tell, they are `null`.',
    'A turn is kept for ten minutes. Nobody is asked to hurry, and a look, a reload or a second device costs nothing.',
    'A ticket is personal data: it goes when its owner asks for that, and with the event at the latest.',
  ],
};
