import type { Channel } from '#domain/events/channels.ts';

type Status = 'joined' | 'approved' | 'applied' | 'waiting' | 'offered' | 'rejected' | 'left';

export interface ModelParty {
  name: string;
  channel: Channel;
  size: number;
  status: Status;
  answerBy: number;
}

interface Request {
  name: string;
  size: number;
  /** Minutes; null: holds no places. */
  heldUntil: number | null;
  /** The link of the mail confirms it: its guest has not left since. */
  isCurrent: boolean;
}

const OFFER_MINUTES = 60;
const HELD_MINUTES = 9;

/** Expected parties of one event, in waiting order; written without the code under test. Methods return `ok` or the code of the refusal. */
export class PlacesModel {
  parties: ModelParty[] = [];
  requests: Request[] = [];
  minute = 0;
  byApplication = false;
  hasWaitingList = true;
  capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  people(...statuses: Status[]): number {
    return this.parties.filter(({ status }) => statuses.includes(status)).reduce((sum, { size }) => sum + size, 0);
  }

  get held(): number {
    return this.requests.reduce((sum, { size, heldUntil }) => sum + (heldUntil === null ? 0 : size), 0);
  }

  get free(): number {
    return Math.max(0, this.capacity - this.people('joined', 'approved', 'offered') - this.held);
  }

  party(name: string): ModelParty | undefined {
    return this.parties.find((each) => each.name === name);
  }

  join(name: string, channel: Channel, size: number): string {
    const known = this.party(name);
    if (known?.status === 'rejected') return 'participant_state';
    if (known && known.status !== 'left') return 'ok';
    const isAdded = channel === 'owner' || channel === 'api';
    const status = this.statusOf(size, isAdded);
    if (status === 'event_full' || status === 'party_too_large') return status;
    this.parties = [...this.parties.filter((each) => each !== known), { name, channel, size, status, answerBy: 0 }];
    return 'ok';
  }

  private statusOf(size: number, isAdded: boolean): Status | 'event_full' | 'party_too_large' {
    if (size > this.capacity) return 'party_too_large';
    if (this.byApplication && !isAdded) return 'applied';
    if (size <= this.free) return this.byApplication ? 'approved' : 'joined';
    return this.hasWaitingList ? 'waiting' : 'event_full';
  }

  request(name: string, size: number): string {
    const former = this.requests.filter((each) => each.name === name).map((each) => ({ each, was: each.heldUntil }));
    for (const { each } of former) each.heldUntil = null;
    const status = this.statusOf(size, false);
    if (status === 'event_full' || status === 'party_too_large') {
      for (const { each, was } of former) each.heldUntil = was;
      return status;
    }
    const most = Math.max(1, Math.floor(this.capacity / 10));
    const holds = status === 'joined' && this.held + size <= most;
    this.requests.push({ name, size, heldUntil: holds ? this.minute + HELD_MINUTES : null, isCurrent: true });
    this.fill();
    return 'ok';
  }

  /** Confirms a request of this name, the latest of several. */
  confirm(name: string): string {
    const request = this.requests.findLast((each) => each.name === name);
    if (!request) return 'ok';
    const { heldUntil } = request;
    request.heldUntil = null;
    const outcome = this.join(name, 'web', request.size);
    if (outcome === 'ok') this.requests = this.requests.filter((each) => each !== request);
    else request.heldUntil = heldUntil;
    this.fill();
    return outcome;
  }

  resize(party: ModelParty, size: number): string {
    const { status } = party;
    if (size === party.size) return 'ok';
    if (status === 'left' || status === 'rejected') return 'participant_state';
    if (size > this.capacity) return 'party_too_large';
    if (size > party.size && status !== 'applied') {
      if (status === 'waiting' || status === 'offered') return 'participant_state';
      if (size - party.size > this.free) return 'event_full';
    }
    party.size = size;
    this.fill();
    return 'ok';
  }

  leave(party: ModelParty): string {
    if (party.status === 'rejected') return 'participant_state';
    if (party.status === 'left') return 'ok';
    this.end(party);
    this.fill();
    return 'ok';
  }

  answer(party: ModelParty, answer: 'accept' | 'decline'): string {
    const { status } = party;
    if (answer === 'accept' ? status === 'joined' || status === 'approved' : status === 'left') return 'ok';
    if (status !== 'offered' || party.answerBy <= this.minute) return 'participant_state';
    if (answer === 'decline') this.end(party);
    else party.status = this.byApplication ? 'approved' : 'joined';
    this.fill();
    return 'ok';
  }

  approve(party: ModelParty): string {
    const { status, size } = party;
    if (status === 'approved') return 'ok';
    if (status === 'waiting' || status === 'left') return 'participant_state';
    if (status === 'joined' || status === 'offered') party.status = 'approved';
    else if (size > this.capacity) return 'party_too_large';
    else if (size <= this.free) party.status = 'approved';
    else if (this.hasWaitingList) party.status = 'waiting';
    else return 'event_full';
    return 'ok';
  }

  reject(party: ModelParty): string {
    if (party.status === 'rejected') return 'ok';
    if (party.status === 'left') return 'participant_state';
    party.status = 'rejected';
    this.fill();
    return 'ok';
  }

  limit(capacity: number): string {
    if (capacity !== this.capacity && capacity < this.people('joined', 'approved')) return 'limit_below_guests';
    this.capacity = capacity;
    let left = Math.max(0, capacity - this.people('joined', 'approved') - this.held);
    for (const party of this.parties.filter(({ status }) => status === 'offered'))
      if (party.size <= left) left -= party.size;
      else party.status = 'waiting';
    this.fill();
    return 'ok';
  }

  runJobs(): void {
    for (const request of this.requests)
      if (request.heldUntil !== null && request.heldUntil <= this.minute) request.heldUntil = null;
    this.fill();
    for (const party of this.parties) if (party.status === 'offered' && party.answerBy <= this.minute) this.end(party);
    this.fill();
  }

  private end(party: ModelParty): void {
    party.status = 'left';
    for (const request of this.requests) if (request.name === party.name) request.isCurrent = false;
  }

  /** Offers free places from the front to each party that fits. */
  private fill(): void {
    for (const party of this.parties)
      if (party.status === 'waiting' && party.size <= this.free) {
        party.status = 'offered';
        party.answerBy = this.minute + OFFER_MINUTES;
      }
  }
}
