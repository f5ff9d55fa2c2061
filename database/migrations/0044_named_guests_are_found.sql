-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "event_participants_named" ON "event_participants" USING btree ("created_at") WHERE "event_participants"."display_name" <> '';
