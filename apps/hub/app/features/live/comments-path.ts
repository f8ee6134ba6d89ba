export const COMMENTS_PATH = '/dashboard/live/comments';
