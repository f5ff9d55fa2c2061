CREATE TABLE "place_offers" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"display_name" text NOT NULL,
	"party_size" integer NOT NULL,
	"cause" text NOT NULL,
	"free_places" integer NOT NULL,
	"passed_over" integer NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "offered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_participants" ADD COLUMN "answer_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_offers_event" ON "place_offers" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "place_offers_business" ON "place_offers" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_offers_open" ON "place_offers" USING btree ("event_id","user_id") WHERE "place_offers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "event_participants_offered" ON "event_participants" USING btree ("answer_by") WHERE "event_participants"."status" = 'offered';--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_answer_by" CHECK (("event_participants"."status" = 'offered') = ("event_participants"."answer_by" is not null));