CREATE TABLE "credit_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"plan_credits" integer NOT NULL,
	"purchased_credits" integer NOT NULL,
	"plan_period_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "credit_entries_business";--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "plan_period_id" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "is_low_noticed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "credit_entries" SET "reference" = coalesce("event_id", "id")::text;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_reservations_event" ON "credit_reservations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "credit_reservations_business" ON "credit_reservations" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("business_id","seq" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_balance_not_negative" CHECK ("credit_entries"."balance_after" >= 0);--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "businesses" WHERE "id" = OLD."business_id") THEN
		RETURN OLD; -- the business itself is deleted
	END IF;
	RAISE EXCEPTION 'credit_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "credit_entries_no_truncate" BEFORE TRUNCATE ON "credit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
