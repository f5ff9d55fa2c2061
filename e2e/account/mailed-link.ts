import type { APIRequestContext } from '@playwright/test';
import { readMails } from '../support/mailbox.ts';
import { expect } from '../support/test.ts';

/** Path of the newest mailed link to an address. */
export async function mailedLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  const read = async () => {
    const texts = (await readMails(request, email)).map(({ text }) => text);
    return texts.join('\n').match(new RegExp(`${path}#token=[\\w-]+`))?.[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
}
