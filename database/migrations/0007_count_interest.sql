ALTER TABLE "event_views" ALTER COLUMN "views" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "event_views" ADD COLUMN "opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_views" ADD COLUMN "saved" integer DEFAULT 0 NOT NULL;