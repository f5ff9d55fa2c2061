ALTER TABLE "guest_events" ADD COLUMN "day" date;--> statement-breakpoint
UPDATE "guest_events" SET "day" = ("starts_at" AT TIME ZONE 'Europe/Berlin')::date;--> statement-breakpoint
UPDATE "guest_events" SET "day" = coalesce("events"."night_of", "events"."event_date", "guest_events"."day") FROM "events" WHERE "events"."id" = "guest_events"."event_id";--> statement-breakpoint
ALTER TABLE "guest_events" ALTER COLUMN "day" SET NOT NULL;
