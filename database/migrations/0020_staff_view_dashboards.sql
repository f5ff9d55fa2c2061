CREATE TABLE "staff_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"session_id" uuid,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "staff_views_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "views_forbidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_views" ADD CONSTRAINT "staff_views_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_views_business" ON "staff_views" USING btree ("business_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_views_reviewer" ON "staff_views" USING btree ("reviewer_id","ended_at");--> statement-breakpoint
CREATE INDEX "staff_views_session" ON "staff_views" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "staff_views_started_at" ON "staff_views" USING btree ("started_at");