ALTER TABLE "subscriptions" ADD COLUMN "readings_begun" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "last_reading" integer DEFAULT 0 NOT NULL;