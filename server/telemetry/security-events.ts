import type { routes } from '#contract/index.ts';
import type { ProblemCode } from '#contract/shared/problems.ts';
import type { Actor, CallerNames } from '#server/context/actor.ts';
import { callerNames } from '#server/context/actor.ts';
import type { TransactionDeps } from '#server/context/context.ts';
import type { Problem } from '#server/context/problem.ts';
import { pseudonymOf } from '#server/security/pseudonym.ts';
import type { CallVariables } from '#server/telemetry/log-requests.ts';

/** Security events and their log levels, documented in `docs/security.md`. */
const levels = {
  'auth.login_succeeded': 'info',
  'auth.login_failed': 'warn',
  'auth.logout': 'info',
  'auth.session_ended': 'info',
  'auth.sessions_ended': 'info',
  'auth.token_refused': 'info',
  'auth.token_reused': 'warn',
  'auth.key_refused': 'warn',
  'auth.refused': 'warn',
  'auth.password_refused': 'warn',
  'auth.password_changed': 'info',
  'auth.reset_requested': 'info',
  'auth.password_reset': 'info',
  'auth.link_refused': 'warn',
  'auth.factor_refused': 'warn',
  'auth.factor_added': 'info',
  'auth.factor_removed': 'warn',
  'auth.recovery_codes_made': 'info',
  'auth.factor_removal_asked': 'warn',
  'auth.factor_removal_stopped': 'warn',
  'auth.email_change_asked': 'info',
  'auth.email_changed': 'warn',
  'auth.email_change_undone': 'warn',
  'registration.created': 'info',
  'business.added': 'info',
  'registration.confirmed': 'info',
  'registration.refused': 'warn',
  'review.login_succeeded': 'info',
  'review.login_failed': 'warn',
  'review.logout': 'info',
  'review.list_read': 'info',
  'review.case_read': 'info',
  'review.log_read': 'info',
  'review.proof_read': 'info',
  'review.note_added': 'info',
  'review.decided': 'info',
  'staff.read': 'info',
  'desk.searched': 'info',
  'desk.customer_read': 'info',
  'desk.money_read': 'info',
  'desk.money_moved': 'warn',
  'staff.added': 'warn',
  'staff.changed': 'warn',
  'staff.link_made': 'warn',
  'desk.view_started': 'warn',
  'desk.view_opened': 'warn',
  'desk.view_ended': 'info',
  'desk.view_refused': 'warn',
  'desk.views_set': 'info',
  'account.exported': 'info',
  'account.deleted': 'warn',
  'account.deletion_planned': 'warn',
  'account.kept': 'info',
  'participants.exported': 'info',
  'member.invited': 'info',
  'member.joined': 'info',
  'member.changed': 'info',
  'member.removed': 'info',
  'member.left': 'info',
  'person.deleted': 'info',
  'ownership.offered': 'warn',
  'ownership.taken': 'warn',
  'key.created': 'info',
  'key.revoked': 'info',
  'agent.allowed': 'info',
  'agent.declined': 'info',
  'webhook.created': 'info',
  'webhook.changed': 'info',
  'webhook.deleted': 'info',
  'webhook.secret_rotated': 'info',
  'access.not_found': 'info',
  'limit.passed': 'warn',
  'input.refused': 'info',
  'failure.unexpected': 'warn',
} as const satisfies Record<string, 'info' | 'warn'>;

export type SecurityEvent = keyof typeof levels;

type Operation = (typeof routes)[keyof typeof routes]['operationId'];

/** Routes with a loggable success. Verbs that know more, such as sign-in, log themselves. */
const successes: Partial<Record<Operation, SecurityEvent>> = {
  createRegistration: 'registration.created',
  addBusiness: 'business.added',
  confirmRegistration: 'registration.confirmed',
  confirmRegistrationLink: 'registration.confirmed',
  logout: 'auth.logout',
  endSession: 'auth.session_ended',
  endAllSessions: 'auth.sessions_ended',
  forgotPassword: 'auth.reset_requested',
  changePassword: 'auth.password_changed',
  inviteMember: 'member.invited',
  acceptInvitation: 'member.joined',
  updateMember: 'member.changed',
  removeMember: 'member.removed',
  leaveTeam: 'member.left',
  deletePerson: 'person.deleted',
  offerOwnership: 'ownership.offered',
  acceptOwnership: 'ownership.taken',
  createApiKey: 'key.created',
  deleteApiKey: 'key.revoked',
  allowAgentRequest: 'agent.allowed',
  declineAgentRequest: 'agent.declined',
  createWebhook: 'webhook.created',
  updateWebhook: 'webhook.changed',
  deleteWebhook: 'webhook.deleted',
  rotateWebhookSecret: 'webhook.secret_rotated',
  getAccountExport: 'account.exported',
  getPersonExport: 'account.exported',
  deleteAccount: 'account.deleted',
  planAccountDeletion: 'account.deletion_planned',
  keepAccount: 'account.kept',
  reviewLogout: 'review.logout',
  listSubmissions: 'review.list_read',
  getCase: 'review.case_read',
  getProof: 'review.proof_read',
  listCaseAudit: 'review.log_read',
  addReviewNote: 'review.note_added',
  verifyBusiness: 'review.decided',
  rejectBusiness: 'review.decided',
  startView: 'desk.view_started',
  openView: 'desk.view_opened',
  endView: 'desk.view_ended',
  setStaffViews: 'desk.views_set',
  listStaff: 'staff.read',
  searchCustomers: 'desk.searched',
  getCustomer: 'desk.customer_read',
  getCustomerMoney: 'desk.customer_read',
  listCustomerTimeline: 'desk.customer_read',
  getMoneyActs: 'desk.money_read',
  giveGoodwill: 'desk.money_moved',
  approveGoodwill: 'desk.money_moved',
  refundPayment: 'desk.money_moved',
  issueCoupon: 'desk.money_moved',
  extendTrial: 'desk.money_moved',
  addStaff: 'staff.added',
  updateStaff: 'staff.changed',
  createStaffLink: 'staff.link_made',
  undoDecision: 'review.decided',
  confirmRejection: 'review.decided',
  returnRejection: 'review.decided',
  decideProposals: 'review.decided',
};

/** Problems logged on any route. */
const refusals: Partial<Record<ProblemCode, SecurityEvent>> = {
  invalid_credentials: 'auth.login_failed',
  email_not_confirmed: 'auth.login_failed',
  invalid_token: 'auth.token_refused',
  invalid_api_key: 'auth.key_refused',
  api_key_expired: 'auth.key_refused',
  address_not_allowed: 'auth.key_refused',
  permission_missing: 'auth.refused',
  permission_not_held: 'auth.refused',
  no_business: 'auth.refused',
  not_your_decision: 'auth.refused',
  own_proposal: 'auth.refused',
  second_person_needed: 'auth.refused',
  wrong_password: 'auth.password_refused',
  second_factor_wrong: 'auth.factor_refused',
  second_factor_needed: 'auth.refused',
  view_only: 'desk.view_refused',
  view_over: 'desk.view_refused',
  view_forbidden: 'desk.view_refused',
  last_factor: 'auth.factor_refused',
  link_unknown: 'auth.link_refused',
  link_used: 'auth.link_refused',
  link_expired: 'auth.link_refused',
  link_replaced: 'auth.link_refused',
  link_withdrawn: 'auth.link_refused',
  code_needed: 'registration.refused',
  invalid_code: 'registration.refused',
  code_expired: 'registration.refused',
  code_tries_exceeded: 'registration.refused',
  invalid_upload_token: 'registration.refused',
  rate_limited: 'limit.passed',
  invalid_json: 'input.refused',
  invalid_input: 'input.refused',
  too_large: 'input.refused',
  unsupported_media_type: 'input.refused',
  file_type: 'input.refused',
  image_unreadable: 'input.refused',
  image_dimensions: 'input.refused',
  import_unreadable: 'input.refused',
  import_address: 'input.refused',
  import_unread: 'input.refused',
  video_format: 'input.refused',
  video_unreadable: 'input.refused',
  video_too_long: 'input.refused',
  price_mismatch: 'input.refused',
  webhook_target: 'input.refused',
  internal_error: 'failure.unexpected',
};

type Sinks = Pick<TransactionDeps, 'logger' | 'config'>;

/** Ids, counts and codes. `account` is typed and logged as a pseudonym. */
interface Facts extends Partial<CallerNames> {
  account?: string;
  [fact: string]: string | number | readonly string[] | undefined;
}

const MAX_CODES = 5;

function write(
  { logger, config }: Sinks,
  event: SecurityEvent,
  { ip, account, ...rest }: Facts & { ip: string; requestId: string },
): void {
  // The security stream ignores the operator's log level; only tests silence it.
  const stream = logger.level === 'silent' ? logger : logger.child({ stream: 'security' }, { level: 'info' });
  const { secretKey } = config;
  const pseudonyms = { address: pseudonymOf(secretKey, ip), account: pseudonymOf(secretKey, account ?? '') };
  stream[levels[event]]({ event, ...rest, ...pseudonyms }, event);
}

interface Source {
  actor: Actor;
  ip: string;
  requestId: string;
  deps: Sinks;
}

/** Logs one security event: event, caller, address pseudonym and request id. Call after the commit. */
export function logSecurity({ actor, ip, requestId, deps }: Source, event: SecurityEvent, facts: Facts = {}): void {
  write(deps, event, { requestId, ip, ...callerNames(actor), ...facts });
}

/** Logs a route's success if it is a security event. */
export function logSuccess(ctx: Source, { operation, account }: CallVariables, params: unknown): void {
  const event = successes[operation as Operation];
  const subject = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : undefined;
  if (event) logSecurity(ctx, event, { operation, subject, account });
}

function refusalOf(code: ProblemCode, { caller, operation }: Partial<CallVariables>): SecurityEvent | undefined {
  // Other people's resources are 404: worth a line for a signed-in caller.
  if (code === 'not_found' && caller && caller.actor !== 'visitor') return 'access.not_found';
  if (code === 'invalid_credentials' && operation === 'reviewLogin') return 'review.login_failed';
  return refusals[code];
}

/** Logs a refusal if it is a security event, with error codes but no input. */
export function logRefusal(sinks: Sinks, call: Partial<CallVariables>, { code, options }: Problem): void {
  const event = refusalOf(code, call);
  if (!event) return;
  const { errors = [], members = {} } = options;
  const { requestId = '', ip = '', operation, account, caller = { actor: 'visitor' } } = call;
  const required = members.required_permission ?? members.required_scope;
  write(sinks, event, {
    requestId,
    ip,
    ...caller,
    operation,
    account,
    code,
    required: typeof required === 'string' ? required : undefined,
    errors: errors.length > 0 ? [...new Set(errors.map((error) => error.code))].slice(0, MAX_CODES) : undefined,
  });
}
