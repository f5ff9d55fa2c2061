ALTER TABLE "account_exports" ALTER COLUMN "business_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_exports" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- allowed: account_exports_person: a table of a few rows, kept for a week
CREATE INDEX "account_exports_person" ON "account_exports" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "ownership_offers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"offered_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "ownership_offers_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ownership_offers_open" ON "ownership_offers" USING btree ("business_id") WHERE "ownership_offers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "ownership_offers_member" ON "ownership_offers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ownership_offers_person" ON "ownership_offers" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "ownership_offers_expires_at" ON "ownership_offers" USING btree ("expires_at");