export const statusPath = '/status';
export const statusFeedPath = '/status.atom';
