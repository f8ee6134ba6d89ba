import {
  type ApplyConfirmation,
  type ApplyFacts,
  type ApplyScheme,
  type ApplyStatus,
  type ApplyStatusCopy,
  applyStatusCopy,
  applyStatuses,
} from './apply-status.ts';

export const schemes: ApplyScheme[] = ['ug', 'uc'];

export const facts = (scheme: ApplyScheme): ApplyFacts => ({
  scheme,
  isPostgraduate: false,
  year: 2026,
  clearing: { confirmBy: '21 October', intoClearingAfter: '30 June 2025' },
  closed: [],
  areResultsOut: false,
  counts: {
    ...{ choices: 5, referred: 3, replied: 4, decisions: 2, percentComplete: 40 },
    ...{ decided: 2, invited: 0, offers: 2 },
  },
});

export const factsWith = (
  counts: Partial<ApplyFacts['counts']>,
  more: Partial<ApplyFacts> = {},
): ApplyFacts => ({
  ...facts('ug'),
  ...more,
  counts: { ...facts('ug').counts, ...counts },
});

const confirmation: ApplyConfirmation = {
  kind: 'conditional',
  university: 'University of Warwick',
  insurance: 'University of Kent',
  reasons: ['A grade is missing.', 'A form is missing'],
  action: 'Send the certificate',
};

const confirmationKinds: ApplyConfirmation['kind'][] = [
  ...(['asked', 'reasons', 'delayed', 'conditional', 'resultsOut'] as const),
  ...(['unconditional', 'insurance'] as const),
];

export const repliedCopy = (
  fields: Partial<ApplyConfirmation>,
  more: Partial<ApplyFacts> = {},
  status: ApplyStatus = 'awaitingConfirmReasons',
) =>
  applyStatusCopy(status, {
    ...facts('ug'),
    ...more,
    confirmation: { ...confirmation, ...fields },
  });

const readers: readonly (Pick<ApplyFacts, 'scheme' | 'isPostgraduate'> & { who: string })[] = [
  { who: 'ug', scheme: 'ug', isPostgraduate: false },
  { who: 'uc', scheme: 'uc', isPostgraduate: false },
  { who: 'postgraduate', scheme: 'ug', isPostgraduate: true },
];

/**
 * Every variant of the text after a reply: with and without an insurance choice, for each group of
 * applicants.
 */
export const repliedTiles = confirmationKinds.flatMap((kind) =>
  ['University of Kent', null].flatMap((insurance) =>
    readers.map(({ who, ...reader }) => ({
      scheme: who,
      status: `${kind}, insurance: ${insurance ?? 'none'}`,
      copy: repliedCopy({ kind, insurance }, reader),
    })),
  ),
);

export const statusTiles = readers.flatMap(({ who, ...reader }) =>
  applyStatuses.map((status) => ({
    scheme: who,
    status,
    copy: applyStatusCopy(status, { ...facts(reader.scheme), ...reader }),
  })),
);

export const choiceTiles = readers.flatMap(({ who, ...reader }) =>
  (
    [
      ['sent', { invited: 2 }],
      ['waitingForDecisions', { invited: 1 }],
      ['waitingForDecisions', { offers: 0 }],
      ['waitingForDecisions', { invited: 1, offers: 0 }],
      ['decisionsReceived', { offers: 1 }],
      ['awaitingConfirm', { offers: 0 }],
    ] as const
  ).map(([status, counts]) => ({
    scheme: who,
    status: `${status}, ${JSON.stringify(counts)}`,
    copy: applyStatusCopy(status, factsWith(counts, reader)),
  })),
);

export const unsentHiddenTiles = readers.map(({ who, ...reader }) => ({
  scheme: who,
  status: 'default, unsent applications are hidden',
  copy: applyStatusCopy('default', { ...facts(reader.scheme), ...reader, isUnsentHidden: true }),
}));

export const replyOverTiles = (['application', 'clearing'] as const).map((way) => ({
  scheme: 'ug',
  status: `decisionsReceived, too late to reply, ${way} closed`,
  copy: applyStatusCopy('decisionsReceived', {
    ...facts('ug'),
    closed: [way],
    isReplyOver: true,
  }),
}));

export const fullText = (copy: ApplyStatusCopy) => {
  const { label, heading, lead, explanation, nextSteps, progressLabel, count } = copy;
  return [label, heading, lead, explanation, ...nextSteps, progressLabel, count].join('\n');
};
