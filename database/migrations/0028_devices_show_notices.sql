CREATE TABLE "notice_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"server_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_told_at" timestamp with time zone,
	CONSTRAINT "notice_devices_session" UNIQUE("session_id"),
	CONSTRAINT "notice_devices_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "device_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_devices_user_id" ON "notice_devices" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_device_id_notice_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."notice_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_device" ON "notices" USING btree ("device_id") WHERE "notices"."device_id" is not null;