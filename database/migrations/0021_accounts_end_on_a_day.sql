CREATE TABLE "processor_lists" (
	"version" integer PRIMARY KEY NOT NULL,
	"list" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"object_until" date
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "deletes_at" timestamp with time zone;