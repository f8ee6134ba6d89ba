import { type Answers, isInUk } from '@applicant-hub/domain';

const lines = ['addressLine1', 'addressLine2', 'addressLine3', 'postcode'] as const;

/**
 * The lines of the address that a change of the country has cleared (PRF-19); none when it has not.
 * A select changes with every arrow key, so going past the United Kingdom is no wish to lose them.
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

/** The answers with the cleared lines again, once the country is the United Kingdom and they are still empty. */
export function withClearedAddress(after: Answers, cleared: Answers): Answers {
  const isTypedAnew = lines.some((name) => (after[name] ?? '') !== '');
  return isInUk(after) && !isTypedAnew ? { ...after, ...cleared } : after;
}
