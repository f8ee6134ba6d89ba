/**
 * Short names that are too vague to identify a university. A university with one of these short
 * names is shown with its full name.
 */
const UNCLEAR = new Set(['Arts London', 'Health Sciences', 'Law', 'Open', 'Royal']);

/** The name without 'University of' and the like: 'York', 'Sheffield Hallam', 'Royal Northern'. */
function shortName(name: string): string {
  const short = name
    .trim()
    .replace(/^The /, '')
    .replace(/^University of (the )?/, '')
    .replace(/,? University( of London)?$/, '')
    .replace(/ (School|College|Conservatoire) of Music( (and|&) (Dance|Drama))?$/, '');
  return UNCLEAR.has(short) ? name : short;
}

/**
 * Short names of an applicant's universities, for a line of names. If two different universities
 * would have the same short name, both have their full names.
 */
export function shortUniversityNames(names: readonly string[]): string[] {
  const universities = [...new Set(names)];
  return names.map((name) => {
    const short = shortName(name);
    return universities.filter((other) => shortName(other) === short).length > 1 ? name : short;
  });
}
