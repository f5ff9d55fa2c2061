DROP INDEX "webhook_deliveries_newest";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "business_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD COLUMN "business_id" uuid;--> statement-breakpoint
UPDATE "webhook_deliveries" SET "business_id" = "webhooks"."business_id" FROM "webhooks" WHERE "webhooks"."id" = "webhook_id";--> statement-breakpoint
UPDATE "webhook_attempts" SET "business_id" = "webhook_deliveries"."business_id" FROM "webhook_deliveries" WHERE "webhook_deliveries"."id" = "delivery_id";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "business_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ALTER COLUMN "business_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_business" ON "webhook_deliveries" USING btree ("business_id","webhook_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pushes_business" ON "pushes" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "team_invitations_business" ON "team_invitations" USING btree ("business_id");--> statement-breakpoint
-- The version before, which may still run, does not name the business. To be dropped with the next release.
CREATE FUNCTION "fill_in_business"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'webhook_deliveries' THEN
		NEW."business_id" := (SELECT "business_id" FROM "webhooks" WHERE "id" = NEW."webhook_id");
	ELSE
		NEW."business_id" := (SELECT "business_id" FROM "webhook_deliveries" WHERE "id" = NEW."delivery_id");
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "webhook_deliveries_of_business" BEFORE INSERT ON "webhook_deliveries" FOR EACH ROW WHEN (NEW."business_id" IS NULL) EXECUTE FUNCTION "fill_in_business"();--> statement-breakpoint
CREATE TRIGGER "webhook_attempts_of_business" BEFORE INSERT ON "webhook_attempts" FOR EACH ROW WHEN (NEW."business_id" IS NULL) EXECUTE FUNCTION "fill_in_business"();
