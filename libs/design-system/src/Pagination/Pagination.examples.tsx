import type { Examples } from '../examples.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const pages = (label: string, page: number, pageCount: number) => {
  const props: PaginationProps = {
    label,
    page,
    pageCount,
    previousLabel: 'Previous',
    nextLabel: 'Next',
    getPageLabel: (number) => `Page ${number}`,
    getHref: (number) => `?q=history&page=${number}`,
  };
  return <Pagination {...props} />;
};

export const examples: Examples = {
  first: pages('Courses', 1, 3),
  'in the middle of many': pages('Universities', 6, 12),
};
