-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "events_held" ON "events" USING btree ("held_until") WHERE "events"."held_until" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "guest_events_compared" ON "guest_events" USING gin ("compared" gin_trgm_ops);
