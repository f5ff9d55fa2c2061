CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "erasures_subject" UNIQUE("kind","subject")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "proof_hash" text;--> statement-breakpoint
-- What is append-only for everybody goes in two cases: when it is three years old, and what it says of a business that was deleted.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."business_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM public."businesses" WHERE "id" = OLD."business_id") THEN
			RETURN OLD; -- the business itself is deleted
		END IF;
		IF OLD."created_at" < now() - interval '3 years' THEN
			RETURN OLD;
		END IF;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF NEW."before" IS NULL AND NEW."after" IS NULL
			AND (NEW."id", NEW."business_id", NEW."actor", NEW."action", NEW."subject", NEW."created_at")
				IS NOT DISTINCT FROM (OLD."id", OLD."business_id", OLD."actor", OLD."action", OLD."subject", OLD."created_at")
			AND EXISTS (SELECT 1 FROM public."businesses" WHERE "id" = OLD."business_id" AND "closed_at" IS NOT NULL) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'audit_entries is append-only';
END
$$;--> statement-breakpoint
-- With the rights of the owner, and the trigger decides: the serving role may do nothing else to the log. In pieces, so that a statement ends in time.
CREATE FUNCTION "forget_old_audit"() RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	"gone" bigint;
BEGIN
	DELETE FROM public."audit_entries" WHERE "id" IN (
		SELECT "id" FROM public."audit_entries" WHERE "created_at" < now() - interval '3 years' LIMIT 5000
	);
	GET DIAGNOSTICS "gone" = ROW_COUNT;
	RETURN "gone";
END
$$;--> statement-breakpoint
CREATE FUNCTION "empty_audit_of"("closed" uuid) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	"emptied" bigint;
BEGIN
	UPDATE public."audit_entries" SET "before" = NULL, "after" = NULL WHERE "id" IN (
		SELECT "id" FROM public."audit_entries"
		WHERE "business_id" = "closed" AND ("before" IS NOT NULL OR "after" IS NOT NULL)
			AND EXISTS (SELECT 1 FROM public."businesses" WHERE "id" = "closed" AND "closed_at" IS NOT NULL)
		LIMIT 5000
	);
	GET DIAGNOSTICS "emptied" = ROW_COUNT;
	RETURN "emptied";
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "forget_old_audit"() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION "empty_audit_of"(uuid) FROM PUBLIC;
