CREATE TABLE "door_marks" (
	"event_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" text,
	"move" text NOT NULL,
	"undoes" uuid,
	"at" timestamp with time zone NOT NULL,
	"device_id" uuid NOT NULL,
	"member_id" uuid,
	"seq" bigserial NOT NULL,
	CONSTRAINT "door_marks_event_id_id_pk" PRIMARY KEY("event_id","id"),
	CONSTRAINT "door_marks_undo" CHECK (("door_marks"."move" = 'undo') = ("door_marks"."undoes" is not null))
);
--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_guest" FOREIGN KEY ("event_id","user_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "door_marks_order" ON "door_marks" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "door_marks_guest" ON "door_marks" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE INDEX "door_marks_business" ON "door_marks" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "door_marks_member" ON "door_marks" USING btree ("member_id");--> statement-breakpoint
UPDATE "team_members" SET "permissions" = array_append("permissions", 'door') FROM "businesses" WHERE "businesses"."id" = "team_members"."business_id" AND "businesses"."user_id" = "team_members"."user_id" AND NOT ('door' = ANY("team_members"."permissions"));
