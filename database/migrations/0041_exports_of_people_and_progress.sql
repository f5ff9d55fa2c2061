ALTER TABLE "account_exports" ALTER COLUMN "business_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_exports" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- allowed: account_exports_person: a table of a few rows, kept for a week
CREATE INDEX "account_exports_person" ON "account_exports" USING btree ("user_id");