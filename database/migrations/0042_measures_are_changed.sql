ALTER TABLE "measure_history" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "measures" ADD COLUMN "changed_at" timestamp with time zone;