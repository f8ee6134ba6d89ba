/**
 * Errors of the trace, one sentence each: ids that are missing in the document, and rows with both
 * a test and a reason why no test can prove them.
 *
 * @param rows the ids of the document's rows
 * @param others other ids that titles may contain
 * @param explained the ids that no test can prove, with the reasons
 * @param titles the ids of the titles, each with the location of one title
 */
export function problemsOf(
  rows: ReadonlySet<string>,
  others: ReadonlySet<string>,
  explained: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = [];
  for (const [id, where] of titles) {
    if (!rows.has(id) && !others.has(id)) problems.push(`there is no requirement ${id}: ${where}`);
    if (explained.has(id))
      problems.push(
        `${id} has a test, although the document explains why no test can prove it: ${where}`,
      );
  }
  for (const [id, reason] of explained) {
    if (!rows.has(id)) problems.push(`the document explains ${id}, which is not a requirement`);
    if (reason === '') problems.push(`${id} has no reason why no test can prove it`);
  }
  return problems;
}
