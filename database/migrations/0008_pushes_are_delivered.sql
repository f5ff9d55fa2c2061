CREATE TABLE "pushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"status" text NOT NULL,
	"day" date NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"low_estimate" integer NOT NULL,
	"audience" integer,
	"sent" integer,
	"delivered" integer,
	"opened" integer,
	"returned_credits" integer DEFAULT 0 NOT NULL,
	"return_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD COLUMN "purpose" text DEFAULT 'event' NOT NULL;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pushes_one_a_day" ON "pushes" USING btree ("business_id","day") WHERE "pushes"."status" <> 'dropped';--> statement-breakpoint
CREATE INDEX "pushes_event" ON "pushes" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "pushes_open" ON "pushes" USING btree ("send_at") WHERE "pushes"."status" in ('planned', 'sent');