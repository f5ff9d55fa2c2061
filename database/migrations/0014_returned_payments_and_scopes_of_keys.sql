ALTER TABLE "api_keys" ADD COLUMN "allowed_addresses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A key that read everything reads every resource; one that wrote everything writes what keys may write at all.
UPDATE "api_keys" SET "scopes" = CASE
	WHEN 'write' = ANY("scopes") THEN ARRAY['events:read', 'events:write', 'participants:read', 'participants:write', 'profile:read', 'analytics:read', 'credits:read']
	ELSE ARRAY['events:read', 'participants:read', 'profile:read', 'analytics:read', 'credits:read']
END;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "owed_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "claimed_credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_owed_not_negative" CHECK ("credit_accounts"."owed_credits" >= 0);--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_owed_before_spent" CHECK ("credit_accounts"."owed_credits" = 0 or "credit_accounts"."plan_balance" + "credit_accounts"."purchased_balance" = 0);--> statement-breakpoint
ALTER TABLE "credit_entries" DISABLE TRIGGER "credit_entries_append_only";--> statement-breakpoint
UPDATE "credit_entries" SET "reason" = 'payment_returned' WHERE "reason" = 'purchase_refunded';--> statement-breakpoint
ALTER TABLE "credit_entries" ENABLE TRIGGER "credit_entries_append_only";--> statement-breakpoint
-- Until now spent credits of a refunded pack were forgiven: only what was taken counts as asked back.
UPDATE "payments" SET "refunded_cents" = "amount_cents", "claimed_credits" = coalesce((
	SELECT -sum("amount") FROM "credit_entries" "e"
	WHERE "e"."business_id" = "payments"."business_id" AND "e"."reference" = "payments"."reference" AND "e"."reason" = 'payment_returned'
), 0) WHERE "refunded_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refunded_at";
