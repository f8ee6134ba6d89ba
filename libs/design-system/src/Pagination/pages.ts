/** Page numbers to show around the current one; `undefined` stands for those left out between. */
export function visiblePages(current: number, count: number): (number | undefined)[] {
  const shown = [1, current - 1, current, current + 1, count].filter(
    (page, index, all) => page >= 1 && page <= count && all.indexOf(page) === index,
  );
  return shown.flatMap((page, index) => {
    const skipped = page - (shown[index - 1] ?? page - 1) - 1;
    // One page takes no more room than the dots that would stand for it.
    return skipped === 0 ? [page] : [skipped === 1 ? page - 1 : undefined, page];
  });
}
