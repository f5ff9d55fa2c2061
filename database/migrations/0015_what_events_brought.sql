CREATE TABLE "event_impressions" (
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"source" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_impressions_event_id_day_hour_source_pk" PRIMARY KEY("event_id","day","hour","source")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "reported_until" date;--> statement-breakpoint
ALTER TABLE "event_impressions" ADD CONSTRAINT "event_impressions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_impressions_business_day" ON "event_impressions" USING btree ("business_id","day");