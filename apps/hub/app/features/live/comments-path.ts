/** The page of the comments, for a frame in the live page. */
export const COMMENTS_PATH = '/dashboard/live/comments';
