/**
 * What the audit log records: changes of members, permissions, keys, plan, verification, business data, profile and events,
 * who read or exported personal data, who belongs to the staff, and what operators set going again.
 */
export const auditActions = [
  'member_invited',
  'invitation_resent',
  'invitation_withdrawn',
  'member_joined',
  'member_changed',
  'member_removed',
  'business_changed',
  'business_verified',
  'business_rejected',
  'business_reopened',
  'decision_undone',
  'rejection_proposed',
  'rejection_returned',
  'proof_replaced',
  'measure_imposed',
  'measure_ended',
  'measure_complained',
  'complaint_decided',
  'profile_changed',
  'place_changed',
  'event_published',
  'event_scheduled',
  'event_changed',
  'event_withdrawn',
  'event_cancelled',
  'guests_messaged',
  'event_archived',
  'event_deleted',
  'series_started',
  'series_changed',
  'series_ended',
  'series_paused',
  'series_resumed',
  'plan_changed',
  'api_key_created',
  'api_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_deleted',
  'test_events_deleted',
  'reviewer_signed_in',
  'staff_added',
  'staff_changed',
  'staff_link_made',
  'staff_read',
  'submissions_read',
  'case_read',
  'case_log_read',
  'proof_read',
  'account_exported',
  'participants_exported',
  'jobs_retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What reviewers record merely by reading, apart from what they and the business do. */
export const caseReadings = ['case_read', 'case_log_read', 'proof_read'] as const satisfies readonly AuditAction[];

/** What reviewers do among themselves before a decision holds: the log of the business does not show it. */
export const deskActions = [
  'decision_undone',
  'rejection_proposed',
  'rejection_returned',
] as const satisfies readonly AuditAction[];
