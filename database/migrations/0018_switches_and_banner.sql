CREATE TABLE "banner_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text,
	"text_de" text,
	"text_en" text,
	"begins_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"reason" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switch_throws" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "switch_throws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_off" boolean NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp with time zone,
	"thrown_by" uuid NOT NULL,
	"thrown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banner_changes" ADD CONSTRAINT "banner_changes_changed_by_reviewers_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "switch_throws" ADD CONSTRAINT "switch_throws_thrown_by_reviewers_id_fk" FOREIGN KEY ("thrown_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "switch_throws_last" ON "switch_throws" USING btree ("name","id");