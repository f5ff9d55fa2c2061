CREATE TABLE "business_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gone_events" (
	"code" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_opens" (
	"business_id" uuid NOT NULL,
	"event_id" uuid,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"opens" integer NOT NULL,
	CONSTRAINT "page_opens_counted" UNIQUE NULLS NOT DISTINCT("business_id","day","event_id","source")
);
--> statement-breakpoint
ALTER TABLE "business_profiles" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "code" text DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "business_slugs" ADD CONSTRAINT "business_slugs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gone_events" ADD CONSTRAINT "gone_events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_opens" ADD CONSTRAINT "page_opens_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_slugs_business" ON "business_slugs" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "gone_events_business" ON "gone_events" USING btree ("business_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_code_unique" UNIQUE("code");