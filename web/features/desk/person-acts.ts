import type { StaffRight } from '#domain/staff/roles.ts';
import { reviewApi } from '#web/api/review-client.ts';
import type { DeskAct } from './desk-act.ts';
import type { DeskPeople, DeskPerson } from './people-of-desk.ts';

type Allowed = { right: StaffRight; act: DeskAct };

const pathOf = (id: string) => ({ path: { id } });

/** Acts for a person that make sense now. */
export function actsForPerson(businessId: string, person: DeskPerson): Allowed[] {
  const { member_id, email: to, status, is_owner: isOwner, pending_address: pending } = person;
  const params = pathOf(businessId);
  const mail = (words: 'password_reset' | 'invitation' | 'address_change'): Allowed => ({
    right: 'send_mails',
    act: {
      words,
      to,
      send: ({ reason }, headers) =>
        reviewApi.POST('/desk/customers/{id}/mails', {
          ...{ params, headers },
          body: { mail: words, subject_id: member_id, reason },
        }),
    },
  });
  const remove: Allowed = {
    right: 'end_sessions',
    act: {
      words: 'remove',
      to,
      isDangerous: true,
      send: ({ reason }, headers) =>
        reviewApi.POST('/desk/customers/{id}/access/end', { params, headers, body: { member_id, reason } }),
    },
  };
  if (status === 'invited') return [mail('invitation'), remove];
  return [
    {
      right: 'end_sessions',
      act: {
        words: 'end',
        to,
        send: ({ reason, isTicked }, headers) =>
          reviewApi.POST('/desk/customers/{id}/sessions/end', {
            ...{ params, headers },
            body: { member_id, with_password_link: isTicked, reason },
          }),
      },
    },
    mail('password_reset'),
    ...(pending ? [mail('address_change')] : []),
    {
      right: 'lift_locks',
      act: {
        words: 'lift',
        to,
        send: ({ reason }, headers) =>
          reviewApi.POST('/desk/customers/{id}/locks/lift', { params, headers, body: { member_id, reason } }),
      },
    },
    {
      right: 'correct_addresses',
      act: {
        words: 'correct',
        to,
        fields: ['email', 'proof'],
        send: ({ reason, email, proof }, headers) =>
          reviewApi.POST('/desk/customers/{id}/address', {
            ...{ params, headers },
            body: { member_id, email, proof, reason },
          }),
      },
    },
    ...(isOwner ? [] : [remove]),
  ];
}

/** Acts for the business that make sense now. */
export function actsForBusiness(businessId: string, people: DeskPeople): Allowed[] {
  const { company_name: name, has_export: hasExport, closes_at: closesAt, invoices } = people;
  const params = pathOf(businessId);
  const owner = people.people.find((person) => person.is_owner)?.email;
  const to = owner === undefined ? {} : { to: owner };
  const mail = (words: 'registration_received' | 'export_ready'): Allowed => ({
    right: 'send_mails',
    act: {
      words,
      ...to,
      send: ({ reason }, headers) =>
        reviewApi.POST('/desk/customers/{id}/mails', {
          params,
          headers,
          body: { mail: words, subject_id: null, reason },
        }),
    },
  });
  const invoice = ({ id, number }: DeskPeople['invoices'][number]): Allowed => ({
    right: 'send_mails',
    act: {
      words: 'invoice',
      to: number,
      send: ({ reason }, headers) =>
        reviewApi.POST('/desk/customers/{id}/mails', {
          ...{ params, headers },
          body: { mail: 'invoice', subject_id: id, reason },
        }),
    },
  });
  const replace = ({ id, number }: DeskPeople['invoices'][number]): Allowed => ({
    right: 'refund_payments',
    act: {
      words: 'replace',
      to: number,
      send: ({ reason }, headers) =>
        reviewApi.POST('/desk/customers/{id}/invoices/replace', {
          ...{ params, headers },
          body: { invoice_id: id, reason },
        }),
    },
  });
  return [
    {
      right: 'end_sessions',
      act: {
        words: 'endTeam',
        isDangerous: true,
        send: ({ reason, isTicked }, headers) =>
          reviewApi.POST('/desk/customers/{id}/sessions/end', {
            ...{ params, headers },
            body: { member_id: null, with_password_link: isTicked, reason },
          }),
      },
    },
    mail('registration_received'),
    ...(hasExport ? [mail('export_ready')] : []),
    ...invoices.slice(0, 3).map(invoice),
    ...invoices
      .filter(({ kind }) => kind === 'invoice')
      .slice(0, 3)
      .map(replace),
    {
      right: 'export_accounts',
      act: {
        words: 'export',
        ...to,
        send: ({ reason }, headers) =>
          reviewApi.POST('/desk/customers/{id}/export', { params, headers, body: { reason } }),
      },
    },
    closesAt
      ? {
          right: 'close_accounts',
          act: {
            words: 'keep',
            send: ({ reason }, headers) =>
              reviewApi.POST('/desk/customers/{id}/close/cancel', { params, headers, body: { reason } }),
          },
        }
      : {
          right: 'close_accounts',
          act: {
            words: 'closeAccount',
            to: name,
            fields: ['name'],
            typedName: name,
            isDangerous: true,
            send: ({ reason, name: typed, isTicked }, headers) =>
              reviewApi.POST('/desk/customers/{id}/close', {
                ...{ params, headers },
                body: { name: typed, erase_now: isTicked, reason },
              }),
          },
        },
  ];
}
