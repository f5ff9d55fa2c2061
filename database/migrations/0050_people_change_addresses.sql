CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"from_email" text NOT NULL,
	"to_email" text NOT NULL,
	"session_id" uuid NOT NULL,
	"from_hash" text,
	"to_hash" text,
	"from_confirmed_at" timestamp with time zone,
	"to_confirmed_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"undo_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_fromHash_unique" UNIQUE("from_hash"),
	CONSTRAINT "email_changes_toHash_unique" UNIQUE("to_hash"),
	CONSTRAINT "email_changes_undoHash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open" ON "email_changes" USING btree ("user_id") WHERE changed_at is null;--> statement-breakpoint
CREATE INDEX "email_changes_user_id" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at" ON "email_changes" USING btree ("expires_at");