ALTER TABLE "reviewers" ADD COLUMN "role" text DEFAULT 'reviewer' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviewers" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "reviewers" ADD COLUMN "link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviewers" ADD COLUMN "last_signed_in_at" timestamp with time zone;