CREATE TABLE "top_placements" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"shown" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_events" ADD COLUMN "is_featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "top_placements" ADD CONSTRAINT "top_placements_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "top_placements_business" ON "top_placements" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "guest_featured_upcoming" ON "guest_events" USING btree ("starts_at","event_id","over_at") WHERE "guest_events"."is_featured";--> statement-breakpoint
CREATE INDEX "guest_featured_nearby" ON "guest_events" USING btree ("cell","starts_at","event_id","over_at","latitude","longitude") WHERE "guest_events"."is_featured";--> statement-breakpoint
CREATE INDEX "guest_featured_widely" ON "guest_events" USING btree ("wide_cell","starts_at","event_id","over_at","latitude","longitude") WHERE "guest_events"."is_featured";