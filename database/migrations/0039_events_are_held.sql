CREATE TABLE "event_holds" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"signals" jsonb NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "event_holds_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "hold_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_events" ADD COLUMN "compared" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_holds" ADD CONSTRAINT "event_holds_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_holds" ADD CONSTRAINT "event_holds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_holds" ADD CONSTRAINT "event_holds_closed_by_reviewers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_holds_open" ON "event_holds" USING btree ("event_id") WHERE "event_holds"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "event_holds_event" ON "event_holds" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_holds_waiting" ON "event_holds" USING btree ("until","raised_at") WHERE "event_holds"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "event_holds_closed" ON "event_holds" USING btree ("business_id","closed_at");
