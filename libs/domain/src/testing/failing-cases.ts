/**
 * Runs the assertions of a property for every case and collects the failures. There are too many
 * cases for one test each: they would hide the rest of a report.
 *
 * @param nameOf the name of a case in the result
 * @returns the failing cases, each with its reason
 */
export function failingCases<Case>(
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  property: (one: Case) => void,
): string[] {
  if (cases.length === 0) throw new Error('A property without cases proves nothing');
  return cases.flatMap((one) => {
    try {
      property(one);
      return [];
    } catch (error) {
      return [`${nameOf(one)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}
