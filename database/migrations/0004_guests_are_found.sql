-- outside of a transaction
CREATE INDEX CONCURRENTLY "guest_notices_mail_due" ON "guest_notices" USING btree ("created_at") WHERE "guest_notices"."is_mail_due";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "web_guests_secret" ON "web_guests" USING btree ("secret_hash");