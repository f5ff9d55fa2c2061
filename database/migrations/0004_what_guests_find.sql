CREATE EXTENSION IF NOT EXISTS "cube";--> statement-breakpoint
CREATE TABLE "app_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"position" bigint,
	"type" text NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid,
	"user_id" text,
	"details" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_channel" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last_position" bigint DEFAULT 0 NOT NULL,
	"swept_position" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_businesses" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"place_source" text,
	"accuracy_m" integer,
	"position" "cube" GENERATED ALWAYS AS (case when latitude is not null then cube(array[6371008.8 * cos(radians(latitude)) * cos(radians(longitude)), 6371008.8 * cos(radians(latitude)) * sin(radians(longitude)), 6371008.8 * sin(radians(latitude))]) end) STORED,
	"categories" text[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"place_source" text,
	"accuracy_m" integer,
	"cell" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"over_at" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"tags" text[] NOT NULL,
	"characteristics" text[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_places" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"source" text NOT NULL,
	"accuracy_m" integer NOT NULL,
	"located_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "events_upcoming";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "guest_businesses" ADD CONSTRAINT "guest_businesses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_events" ADD CONSTRAINT "guest_events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_places" ADD CONSTRAINT "business_places_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_changes_position" ON "app_changes" USING btree ("position");--> statement-breakpoint
CREATE INDEX "app_changes_unnumbered" ON "app_changes" USING btree ("id") WHERE "app_changes"."position" is null;--> statement-breakpoint
CREATE INDEX "app_changes_created_at" ON "app_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "guest_businesses_position" ON "guest_businesses" USING gist ("position");--> statement-breakpoint
CREATE INDEX "guest_businesses_words" ON "guest_businesses" USING gin ("words");--> statement-breakpoint
CREATE INDEX "guest_events_upcoming" ON "guest_events" USING btree ("starts_at","event_id");--> statement-breakpoint
CREATE INDEX "guest_events_nearby" ON "guest_events" USING btree ("cell","starts_at","event_id");--> statement-breakpoint
CREATE INDEX "guest_events_business" ON "guest_events" USING btree ("business_id","starts_at");--> statement-breakpoint
CREATE INDEX "guest_events_words" ON "guest_events" USING gin ("words");--> statement-breakpoint
CREATE INDEX "guest_events_over" ON "guest_events" USING btree ("over_at");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_participants_person" ON "event_participants" USING btree ("user_id","created_at" DESC NULLS FIRST,"event_id" DESC NULLS FIRST);--> statement-breakpoint
INSERT INTO "app_channel" DEFAULT VALUES;
