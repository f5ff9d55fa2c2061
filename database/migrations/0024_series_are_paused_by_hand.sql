ALTER TABLE "event_series" ADD COLUMN "paused_for" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "repetition" jsonb;--> statement-breakpoint
UPDATE "event_series" SET "paused_for" = 'credits' WHERE "status" = 'paused';
