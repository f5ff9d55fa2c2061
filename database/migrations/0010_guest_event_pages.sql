DROP INDEX "guest_events_upcoming";--> statement-breakpoint
DROP INDEX "guest_events_nearby";--> statement-breakpoint
ALTER TABLE "guest_events" ADD COLUMN "wide_cell" integer GENERATED ALWAYS AS (cell / 4000 * 1000 + cell % 1000 / 4) STORED;--> statement-breakpoint
CREATE INDEX "guest_events_widely" ON "guest_events" USING btree ("wide_cell","starts_at","event_id","over_at","latitude","longitude");--> statement-breakpoint
CREATE INDEX "guest_events_kinds" ON "guest_events" USING gin ("tags","characteristics");--> statement-breakpoint
CREATE INDEX "guest_events_upcoming" ON "guest_events" USING btree ("starts_at","event_id","over_at");--> statement-breakpoint
CREATE INDEX "guest_events_nearby" ON "guest_events" USING btree ("cell","starts_at","event_id","over_at","latitude","longitude");