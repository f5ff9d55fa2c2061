CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"delivery" text NOT NULL,
	"event_id" uuid,
	"participant_id" text,
	"facts" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demo_mails" ADD COLUMN "headers" jsonb;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "notice_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_participant" FOREIGN KEY ("event_id","participant_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE "notices"."told_at" is null;--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","due_at");--> statement-breakpoint
CREATE INDEX "notices_event" ON "notices" USING btree ("event_id","participant_id");--> statement-breakpoint
CREATE INDEX "notices_business" ON "notices" USING btree ("business_id","created_at");--> statement-breakpoint
ALTER TABLE "verification_decisions" DROP COLUMN "mailed_at";