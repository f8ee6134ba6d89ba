import { type Answers, isInUk } from '@applicant-hub/domain';

const lines = ['addressLine1', 'addressLine2', 'addressLine3', 'postcode'] as const;

/**
 * The address lines that a change of the country has cleared (PRF-19); empty if no line was
 * cleared. A select changes with every arrow key, so the user may briefly select another country
 * without wanting to lose the address.
 */
export function clearedAddress(before: Answers, after: Answers): Answers {
  if (!isInUk(before) || isInUk(after)) return {};
  return Object.fromEntries(
    lines.flatMap((name) =>
      (after[name] ?? '') === '' && (before[name] ?? '') !== ''
        ? [[name, before[name]] as const]
        : [],
    ),
  );
}

/** Restores the cleared lines once the country is the United Kingdom, if they are still empty. */
export function withClearedAddress(after: Answers, cleared: Answers): Answers {
  const isTypedAgain = lines.some((name) => (after[name] ?? '') !== '');
  return isInUk(after) && !isTypedAgain ? { ...after, ...cleared } : after;
}
