CREATE TABLE "fact_proposals" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text,
	"proposed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"reviewer_id" uuid,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	CONSTRAINT "fact_proposals_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fact_proposals_waiting" ON "fact_proposals" USING btree ("business_id","field") WHERE "fact_proposals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "fact_proposals_oldest" ON "fact_proposals" USING btree ("proposed_at","business_id") WHERE "fact_proposals"."ended_at" is null;