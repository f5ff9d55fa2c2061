ALTER TABLE "sessions" ADD COLUMN "opened_with" uuid;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "last_opened_at" timestamp with time zone;