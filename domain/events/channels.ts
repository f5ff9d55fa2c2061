/** The ways in which a guest reaches an event: the consumer app, the event's page, a member who adds them, or a program with a key. */
export const channels = ['app', 'web', 'owner', 'api'] as const;
export type Channel = (typeof channels)[number];

/** Added by the business: it admits, renames and removes them itself. */
export function isAddedByBusiness(channel: Channel): boolean {
  return channel === 'owner' || channel === 'api';
}

/** Begins the `user_id` of every guest without the app, whatever their channel. The app may not use it. */
const prefix = 'web:';

/** The `user_id` of a guest without the app, made of the id of their row. */
export function webUserId(id: string): string {
  return prefix + id;
}

/** True for the `user_id` of a guest without the app. */
export function isWebUserId(userId: string): boolean {
  return userId.startsWith(prefix);
}
