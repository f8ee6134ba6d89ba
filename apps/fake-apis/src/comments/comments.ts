import type { Records } from '../store/records.ts';

export interface Comment {
  readonly name: string;
  readonly text: string;
}

export interface Threads {
  /** Oldest first. */
  read: (thread: string) => readonly Comment[];
  add: (thread: string, comment: Comment) => void;
}

/** Comments that every thread has from the start. */
const written: readonly Comment[] = [
  { name: 'Maddie', text: 'Will there be a recording? My bus is late.' },
  { name: 'Theo', text: 'Do I ring the university first, or add the choice first?' },
];

export function threadsOf(records: Records): Threads {
  const comments = records.collection<Comment>('comments', 'comment');
  return {
    read: (thread) => [...written, ...comments.list(thread)],
    add: (thread, comment) => comments.put(thread, String(comments.count(thread)), comment),
  };
}
