CREATE TABLE "event_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"text" text,
	"move" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_notices_reason" UNIQUE("event_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "guest_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notice_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "guest_notices_guest" UNIQUE("notice_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "guest_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancelled_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_deleted_then" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notices" ADD CONSTRAINT "guest_notices_notice_id_event_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."event_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notices" ADD CONSTRAINT "guest_notices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_notices_business" ON "event_notices" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_notices_business" ON "guest_notices" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "events_reminders" ON "events" USING btree ("remind_at") WHERE "events"."status" = 'published' and "events"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "events_cancelled" ON "events" USING btree ("cancelled_until") WHERE "events"."cancelled_until" is not null;