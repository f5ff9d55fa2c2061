import type { StaffRole } from '#domain/staff/roles.ts';
import type { Permission } from '#domain/team/permissions.ts';

declare const scope: unique symbol;
/** The id of a business that the caller was verified to belong to. Only authentication makes one; every query requires one. */
export type BusinessScope = string & { readonly [scope]: true };

export interface Visitor {
  kind: 'visitor';
}
export interface User {
  kind: 'user';
  userId: string;
  sessionId: string;
}
export interface Member {
  kind: 'member';
  /** The owner, when the call came with a business's key alone. */
  userId: string;
  /** Null when no person is signed in. */
  sessionId: string | null;
  /** The business's key that the call came with. */
  apiKeyId?: string;
  businessId: BusinessScope;
  isOwner: boolean;
  permissions: readonly Permission[];
}
/** Staff; they are not a member of any business. */
export interface Reviewer {
  kind: 'reviewer';
  reviewerId: string;
  sessionId: string;
  username: string;
  role: StaffRole;
}
/** The consumer app, with its service key. */
export interface ConsumerApp {
  kind: 'app';
}
/** A series, for dates that the product creates and publishes, as created by its author. */
export interface Series {
  kind: 'series';
  userId: string;
  businessId: BusinessScope;
}
/** Jobs and scripts. */
export interface System {
  kind: 'system';
}
export type Actor = Visitor | User | Member | Reviewer | ConsumerApp | Series | System;

/** Any actor that acts for one business. */
export type BusinessActor = Extract<Actor, { businessId: string }>;

/** The caller as lines of the log name it: ids, never a name or an address. */
export interface CallerNames {
  actor: string;
  businessId?: string;
  sessionId?: string;
  apiKeyId?: string;
}

/** How lines of the log name an actor. */
export function callerNames(actor: Actor): CallerNames {
  const names: CallerNames = { actor: actorName(actor) };
  if ('businessId' in actor) names.businessId = actor.businessId;
  if ('sessionId' in actor && actor.sessionId !== null) names.sessionId = actor.sessionId;
  if ('apiKeyId' in actor && actor.apiKeyId !== undefined) names.apiKeyId = actor.apiKeyId;
  return names;
}

/** How the ledger and the audit log name who did something. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'member' && actor.sessionId === null) return `api_key:${actor.apiKeyId}`;
  if (actor.kind === 'reviewer') return `reviewer:${actor.reviewerId}`;
  if (actor.kind === 'series') return 'system';
  return actor.kind === 'user' || actor.kind === 'member' ? `user:${actor.userId}` : actor.kind;
}
