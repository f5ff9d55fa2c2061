ALTER TABLE "event_notices" ADD COLUMN "move" jsonb;--> statement-breakpoint
ALTER TABLE "guest_notices" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_notices" ADD COLUMN "confirmed_at" timestamp with time zone;