/** The page of the comments, which stands in a frame of the live page. */
export const COMMENTS_PATH = '/dashboard/live/comments';
