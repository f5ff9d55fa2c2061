/** What the audit log records: changes of members, rights, keys, plan, verification and business data. */
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
  'proof_replaced',
  'plan_changed',
  'api_key_created',
  'api_key_revoked',
  'webhook_created',
  'webhook_changed',
  'webhook_deleted',
] as const;
export type AuditAction = (typeof auditActions)[number];
