CREATE TABLE "guest_farewells" (
	"id" uuid PRIMARY KEY NOT NULL,
	"farewell" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reconfirm_hours" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "confirm_by" timestamp with time zone;