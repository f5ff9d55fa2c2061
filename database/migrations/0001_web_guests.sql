CREATE TABLE "web_guests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"party_size" integer NOT NULL,
	"language" text NOT NULL,
	"shares_email" boolean DEFAULT false NOT NULL,
	"is_adult" boolean NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"secret_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"mails_off_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "web_guests_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "web_guests_confirmed" CHECK ("web_guests"."user_id" is null or ("web_guests"."confirmed_at" is not null and "web_guests"."held_until" is null))
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "unconfirmed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_participants" ADD COLUMN "channel" text DEFAULT 'app' NOT NULL;--> statement-breakpoint
ALTER TABLE "web_guests" ADD CONSTRAINT "web_guests_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_guests" ADD CONSTRAINT "web_guests_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_guests" ADD CONSTRAINT "web_guests_participant" FOREIGN KEY ("event_id","user_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "web_guests_user" ON "web_guests" USING btree ("event_id","user_id") WHERE "web_guests"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "web_guests_address" ON "web_guests" USING btree ("event_id","email") WHERE "web_guests"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "web_guests_business" ON "web_guests" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "web_guests_held" ON "web_guests" USING btree ("held_until") WHERE "web_guests"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "web_guests_unconfirmed" ON "web_guests" USING btree ("created_at") WHERE "web_guests"."user_id" is null;