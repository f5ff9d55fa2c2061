DROP INDEX "guest_events_over";--> statement-breakpoint
-- as before, but a new event has one row to count in, so that nothing is looked up and locked first
CREATE OR REPLACE FUNCTION "count_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" text := CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" END;
	"after" text := CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" END;
	"business" uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."business_id" ELSE NEW."business_id" END;
BEGIN
	IF "before" IS NOT DISTINCT FROM "after" THEN
		RETURN NULL;
	END IF;
	IF "before" IS NOT NULL THEN
		-- both rows are locked in one order, so that two changes never wait for each other
		PERFORM FROM "event_counts" WHERE "business_id" = "business" AND "status" IN ("before", "after") ORDER BY "status" FOR UPDATE;
		UPDATE "event_counts" SET "count" = "count" - 1 WHERE "business_id" = "business" AND "status" = "before";
	END IF;
	IF "after" IS NOT NULL THEN
		INSERT INTO "event_counts" VALUES ("business", "after", 1)
		ON CONFLICT ("business_id", "status") DO UPDATE SET "count" = "event_counts"."count" + 1;
	END IF;
	RETURN NULL;
END
$$;
