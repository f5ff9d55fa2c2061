import type { IDataObject } from 'n8n-workflow';
import type { Call } from './call-dabei';
import { segment } from './call-dabei';

/** Reads a parameter of the node; an empty one is undefined. */
export type Read = <T = string>(name: string) => T | undefined;

const part = (read: Read, name: string) => segment((read(name) ?? '').trim());
const eventOf = (read: Read) => `/events/${part(read, 'eventId')}`;
const guestOf = (read: Read) => `${eventOf(read)}/participants/${part(read, 'userId')}`;
const namedEventOf = (read: Read) => `/events/by-external-id/${part(read, 'externalId')}`;

function fieldsOf(read: Read): IDataObject {
  const given = read<string | IDataObject>('moreFields') ?? {};
  const more: unknown = typeof given === 'string' ? JSON.parse(given) : given;
  if (typeof more !== 'object' || more === null || Array.isArray(more)) throw new Error('More Fields is not an object');
  const fields: IDataObject = { title: read('title'), ...read<IDataObject>('fields'), ...more };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}

/** Calls by resource and operation. */
export const operations: Record<string, Record<string, (read: Read) => Call>> = {
  event: {
    upsert: (read) => ({ method: 'PUT', path: namedEventOf(read), body: fieldsOf(read) }),
    get: (read) => ({ method: 'GET', path: eventOf(read) }),
    getByExternalId: (read) => ({ method: 'GET', path: namedEventOf(read) }),
    getAll: (read) => ({ method: 'GET', path: '/events', qs: read<IDataObject>('filters') }),
    publish: (read) => ({ method: 'POST', path: `${eventOf(read)}/publish` }),
    cancel: (read) => ({ method: 'POST', path: `${eventOf(read)}/cancel`, body: { reason: read('reason') ?? null } }),
  },
  guest: {
    getAll: (read) => ({
      method: 'GET',
      path: `${eventOf(read)}/participants`,
      qs: { status: read<string[]>('statuses')?.join(',') || undefined },
    }),
    approve: (read) => ({ method: 'POST', path: `${guestOf(read)}/approve` }),
    reject: (read) => ({ method: 'POST', path: `${guestOf(read)}/reject` }),
  },
  hours: { get: () => ({ method: 'GET', path: '/profile' }) },
};
