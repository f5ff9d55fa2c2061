ALTER TABLE "businesses" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_linkHash_unique" UNIQUE("link_hash");