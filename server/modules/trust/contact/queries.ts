import { eq } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { contactMessages } from '#database/schema/contact-messages.ts';

export type ContactMessage = typeof contactMessages.$inferSelect;

export async function findContactMessage(db: Connection, id: string): Promise<ContactMessage | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return message;
}
