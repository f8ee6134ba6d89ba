/** Runs in the page: finds differences from the layout that all pages share. */
export function outOfFrame(): string[] {
  /** The texts of links that lead back. Each names its target. */
  const ways = [
    'Back to Hub',
    'Back to your preferences',
    'Back to your favourites',
    'Back to comparing courses',
    'Back to dates and deadlines',
    'Back to who to call',
    'Back to your to-do list',
    'Back to all unis',
    'Back to the course search',
    'Back to where you were',
  ];
  const isSeen = (element: Element | null): element is Element =>
    element !== null && element.checkVisibility() && element.getClientRects().length > 0;
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left);

  const faults: string[] = [];
  const backs = [...document.querySelectorAll('main a')].filter(
    (link) => isSeen(link) && /^(?:Back|Close and go back)\b/.test(link.textContent.trim()),
  );
  if (backs.length > 1) faults.push(`${backs.length} ways back`);
  for (const back of backs) {
    const name = back.textContent.trim();
    if (!ways.includes(name)) faults.push(`an unknown link back: ${name}`);
  }
  // The queue, and a widget that fills a small screen, have no header above them.
  const brand = document.querySelector('[data-component="app-header"] a');
  if (!isSeen(brand)) return faults;
  const column = document.querySelector('main > * > *');
  if (column === null) return [...faults, 'no frame'];
  for (const [name, element] of [
    ['column', column],
    ...backs.map((back) => ['way back', back]),
  ] as [string, Element][]) {
    if (Math.abs(left(element) - left(brand)) > 1) {
      faults.push(`${name} at ${left(element)}, header at ${left(brand)}`);
    }
  }
  return faults;
}
