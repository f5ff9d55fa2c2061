import { contactTopics } from '#domain/contact/message.ts';

const KEY = 'dabei.contact';
const fields = ['topic', 'name', 'email', 'message'] as const;

/** What a visitor has typed; survives a reload, not the tab. */
export type ContactDraft = Partial<Record<(typeof fields)[number], string>>;

/** Storage may be forbidden or hold anything; the form then starts empty. */
export function readContactDraft(): ContactDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(
      ([field, value]) => fields.some((known) => known === field) && typeof value === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function writeContactDraft(draft: ContactDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {}
}

/** The topic that a link to the form names: `/contact?topic=withdrawal`. */
export function topicOfAddress(search: string): string | undefined {
  const topic = new URLSearchParams(search).get('topic');
  return contactTopics.find((known) => known === topic);
}
