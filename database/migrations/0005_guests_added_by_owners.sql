ALTER TABLE "event_participants" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "event_participants" ADD COLUMN "note" text;