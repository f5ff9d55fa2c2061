ALTER TABLE "events" ADD COLUMN "guest_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "events_reminders" ON "events" USING btree ("remind_at") WHERE "events"."status" = 'published' and "events"."remind_at" is not null;