CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin";--> statement-breakpoint
CREATE TABLE "event_counts" (
	"business_id" uuid NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_counts_business_id_status_pk" PRIMARY KEY("business_id","status")
);
--> statement-breakpoint
CREATE TABLE "event_participants" (
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"business_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"status" text NOT NULL,
	"seq" bigserial NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_participants_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "participant_type" text DEFAULT 'unlimited' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waiting_list" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "approval_method" text DEFAULT 'first_come' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ticket_type" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ticket_price" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ticket_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "box_office" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "box_office_price" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "charged_items" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "publish_type" text DEFAULT 'immediate' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "scheduled_date" date;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "scheduled_time" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "joined_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waiting_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "applied_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "events" SET
	"search_text" = lower("title" || ' ' || "location"),
	"participant_type" = CASE WHEN "capacity" IS NULL THEN 'unlimited' ELSE 'limited' END,
	"charged_items" = CASE WHEN "published_at" IS NULL THEN '{}' ELSE array_remove(ARRAY[
		'base',
		CASE WHEN "featured_event" THEN 'featured' END,
		CASE WHEN "push_notification" THEN 'push' END,
		CASE WHEN "tariff" = 'dialog' AND jsonb_array_length("category"->'userCharacteristics') > 0 THEN 'characteristics' END
	], NULL) END;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "search_text" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_participants_order" ON "event_participants" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "event_participants_by_status" ON "event_participants" USING btree ("event_id","status","seq");--> statement-breakpoint
CREATE INDEX "event_participants_business" ON "event_participants" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "events_newest_by_status" ON "events" USING btree ("business_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("business_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_due" ON "events" USING btree ("publish_at") WHERE "events"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "events_upcoming" ON "events" USING btree ("starts_at","id") WHERE "events"."status" = 'published' and "events"."share_public";--> statement-breakpoint
INSERT INTO "event_counts" ("business_id", "status", "count") SELECT "business_id", "status", count(*) FROM "events" GROUP BY 1, 2;--> statement-breakpoint
CREATE FUNCTION "count_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" text := CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" END;
	"after" text := CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" END;
	"business" uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."business_id" ELSE NEW."business_id" END;
BEGIN
	IF "before" IS NOT DISTINCT FROM "after" THEN
		RETURN NULL;
	END IF;
	-- both rows are locked in one order, so that two changes never wait for each other
	PERFORM FROM "event_counts" WHERE "business_id" = "business" AND "status" IN ("before", "after") ORDER BY "status" FOR UPDATE;
	UPDATE "event_counts" SET "count" = "count" - 1 WHERE "business_id" = "business" AND "status" = "before";
	IF "after" IS NOT NULL THEN
		INSERT INTO "event_counts" VALUES ("business", "after", 1)
		ON CONFLICT ("business_id", "status") DO UPDATE SET "count" = "event_counts"."count" + 1;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- deferred: counted at the end of a transaction, after every other lock it takes
CREATE CONSTRAINT TRIGGER "events_counted" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_events"();
