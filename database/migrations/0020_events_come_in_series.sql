CREATE TABLE "event_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"template" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"interval" smallint NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"nth" smallint,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"count" smallint,
	"days" date[] NOT NULL,
	"closed_days" text NOT NULL,
	"publish_days_before" smallint NOT NULL,
	"status" text NOT NULL,
	"rolled_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_date" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_held_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_series_business" ON "event_series" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "event_series_active" ON "event_series" USING btree ("id") WHERE "event_series"."status" = 'active';--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "events_series_date" ON "events" USING btree ("series_id","series_date") WHERE "events"."series_id" is not null;