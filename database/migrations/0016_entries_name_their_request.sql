ALTER TABLE "api_keys" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "request_id" text;
