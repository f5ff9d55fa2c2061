-- allowed: coupons_only_for_businesses_id_fk: an operator has few coupons
-- allowed: coupons_made_by_reviewers_id_fk: an operator has few coupons
-- allowed: coupons_only_for: an operator has few coupons
-- allowed: coupons_free_credits: an operator has few coupons
CREATE TABLE "goodwill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "goodwill_positive" CHECK ("goodwill"."credits" > 0),
	CONSTRAINT "goodwill_two_people" CHECK ("goodwill"."decided_by" <> "goodwill"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"operation_key" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_operationKey_unique" UNIQUE("operation_key"),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD COLUMN "redeemed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "only_for" uuid;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "demo_returns" ADD COLUMN "refund_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "goodwill" ADD CONSTRAINT "goodwill_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goodwill" ADD CONSTRAINT "goodwill_proposed_by_reviewers_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goodwill" ADD CONSTRAINT "goodwill_decided_by_reviewers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_reviewers_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goodwill_business" ON "goodwill" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "goodwill_one_waiting" ON "goodwill" USING btree ("business_id") WHERE "goodwill"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_business" ON "refunds" USING btree ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_only_for_businesses_id_fk" FOREIGN KEY ("only_for") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_made_by_reviewers_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_only_for" ON "coupons" USING btree ("only_for");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_free_credits" CHECK (not "coupons"."is_free" or "coupons"."credits" is not null);