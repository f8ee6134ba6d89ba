/** Number of graded credits in the diploma. Grades are awarded in units of three credits. */
const CREDITS = 45;
const UNIT = 3;

/**
 * The grade profiles of an Access to HE Diploma with their UCAS Tariff points, best first. All 45
 * credits are worth 144 points with distinction, 96 with merit and 48 with a pass; the points of
 * other profiles are proportional, and rounded. The points match the examples from the UCAS table
 * that Agored Cymru and HECAIL publish
 * (agored.cymru/Units-and-Qualifications/Access-to-Higher-Education/UCAS-Tariff,
 * hecail.ac.uk/articles/the-access-to-he-diploma-and-the).
 */
export function accessProfiles(): Record<string, number> {
  const profiles: [name: string, points: number][] = [];
  for (let distinction = CREDITS; distinction >= 0; distinction -= UNIT) {
    for (let merit = CREDITS - distinction; merit >= 0; merit -= UNIT) {
      const pass = CREDITS - distinction - merit;
      const points = Math.round((distinction * 144 + merit * 96 + pass * 48) / CREDITS);
      profiles.push([nameOf({ D: distinction, M: merit, P: pass }), points]);
    }
  }
  return Object.fromEntries(profiles.sort(([, one], [, other]) => other - one));
}

/** For example 'D15 M30'. Grades without credits are omitted. */
const nameOf = (credits: Readonly<Record<string, number>>): string =>
  Object.entries(credits)
    .filter(([, count]) => count > 0)
    .map(([grade, count]) => `${grade}${count}`)
    .join(' ');
