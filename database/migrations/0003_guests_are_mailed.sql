ALTER TABLE "web_guests" DROP CONSTRAINT "web_guests_secretHash_unique";--> statement-breakpoint
ALTER TABLE "guest_notices" ADD COLUMN "is_mail_due" boolean DEFAULT false NOT NULL;