import type { APIRequestContext } from '@playwright/test';

interface CaughtMail {
  to: string;
  reply_to: string | null;
  subject: string;
  text: string;
  headers: Record<string, string>;
}

/** Caught mails for an address, or the last hundred, newest first. */
export async function readMails(request: APIRequestContext, to?: string): Promise<CaughtMail[]> {
  const answer = await request.get('/demo/mail.json', to === undefined ? {} : { params: { to } });
  return answer.json();
}
