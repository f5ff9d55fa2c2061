import { useRef } from 'react';
import type { ContactTopic } from '#domain/contact/message.ts';
import { api, newIdempotencyKey, once } from '#web/api/client.ts';

export type ContactValues = { name: string; email: string; topic: ContactTopic; message: string; website: string };

/** Sends a message. The same message tried again, after a lost answer, arrives only once. */
export function useSendMessage(): (body: ContactValues) => Promise<void> {
  const attempt = useRef({ text: '', key: '' });
  return async (body) => {
    const text = JSON.stringify(body);
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    await api.POST('/contact', { body, headers: once(attempt.current.key) });
    attempt.current = { text: '', key: '' };
  };
}
