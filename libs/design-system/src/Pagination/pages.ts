/** Page numbers to show around the current page. `undefined` represents skipped pages. */
export function visiblePages(current: number, count: number): (number | undefined)[] {
  const shown = [1, current - 1, current, current + 1, count].filter(
    (page, index, all) => page >= 1 && page <= count && all.indexOf(page) === index,
  );
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? page - 1) - 1;
    // A single skipped page number is shown, because it takes no more space than an ellipsis.
    return skipped === 0 ? [page] : [skipped === 1 ? page - 1 : undefined, page];
  });
}
