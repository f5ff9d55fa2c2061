import type { StaffRole } from '#domain/staff/roles.ts';
import type { Permission } from '#domain/team/permissions.ts';

declare const scope: unique symbol;
/** The id of a business the caller belongs to. Only authentication makes one; every query requires one. */
export type BusinessScope = string & { readonly [scope]: true };

export interface Visitor {
  kind: 'visitor';
}
/** Staff who see a business as its owner; reads only. */
export interface ViewOfStaff {
  id: string;
  reviewerId: string;
  businessId: BusinessScope;
}
export interface User {
  kind: 'user';
  userId: string;
  /** In a view of staff, theirs. */
  sessionId: string;
  view?: ViewOfStaff;
}
export interface Member {
  kind: 'member';
  /** The owner, for a call with only a business's key. */
  userId: string;
  /** Null without a signed-in person. */
  sessionId: string | null;
  /** The business's key of the call. */
  apiKeyId?: string;
  businessId: BusinessScope;
  isOwner: boolean;
  permissions: readonly Permission[];
  view?: ViewOfStaff;
}
/** Staff; not a member of any business. */
export interface Reviewer {
  kind: 'reviewer';
  reviewerId: string;
  sessionId: string;
  username: string;
  role: StaffRole;
}
/** The consumer app, by its service key. */
export interface ConsumerApp {
  kind: 'app';
}
/** A series with dates that are made and published automatically, as its creator. */
export interface Series {
  kind: 'series';
  userId: string;
  businessId: BusinessScope;
}
/** An import source with events that are made and published automatically, as who added it. */
export interface ImportSource {
  kind: 'import_source';
  userId: string;
  businessId: BusinessScope;
}
/** Jobs and scripts. */
export interface System {
  kind: 'system';
}
export type Actor = Visitor | User | Member | Reviewer | ConsumerApp | Series | ImportSource | System;

export type BusinessActor = Extract<Actor, { businessId: string }>;

/** The caller in the log: ids, never a name or an address. */
export interface CallerNames {
  actor: string;
  businessId?: string;
  sessionId?: string;
  apiKeyId?: string;
  viewId?: string;
}

/** The view of staff that the caller acts in. */
export function viewOf(actor: NamedActor): ViewOfStaff | undefined {
  return actor.kind === 'user' || actor.kind === 'member' ? actor.view : undefined;
}

export function callerNames(actor: Actor): CallerNames {
  const names: CallerNames = { actor: actorName(actor) };
  if ('businessId' in actor) names.businessId = actor.businessId;
  if ('sessionId' in actor && actor.sessionId !== null) names.sessionId = actor.sessionId;
  if ('apiKeyId' in actor && actor.apiKeyId !== undefined) names.apiKeyId = actor.apiKeyId;
  const view = viewOf(actor);
  if (view) Object.assign(names, { businessId: view.businessId, viewId: view.id });
  return names;
}

/** Also staff, for an act that a job finishes. */
export type NamedActor = Actor | Pick<Reviewer, 'kind' | 'reviewerId'>;

/** The actor's name in ledger and audit log. */
export function actorName(actor: NamedActor): string {
  const view = viewOf(actor);
  if (view) return `reviewer:${view.reviewerId}`;
  if (actor.kind === 'member' && actor.sessionId === null) return `api_key:${actor.apiKeyId}`;
  if (actor.kind === 'reviewer') return `reviewer:${actor.reviewerId}`;
  if (actor.kind === 'series' || actor.kind === 'import_source') return 'system';
  return actor.kind === 'user' || actor.kind === 'member' ? `user:${actor.userId}` : actor.kind;
}
