CREATE TABLE "incident_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"incident_id" uuid NOT NULL,
	"state" text NOT NULL,
	"text_de" text NOT NULL,
	"text_en" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"corrected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title_de" text NOT NULL,
	"title_en" text NOT NULL,
	"components" text[] NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_samples" (
	"component" text NOT NULL,
	"day" text NOT NULL,
	"up" integer NOT NULL,
	"slow" integer NOT NULL,
	"down" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_state" text NOT NULL,
	CONSTRAINT "status_samples_component_day_pk" PRIMARY KEY("component","day")
);
--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_incident_id_incidents_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incidents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_updates" ADD CONSTRAINT "incident_updates_written_by_reviewers_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_updates_of" ON "incident_updates" USING btree ("incident_id","id");--> statement-breakpoint
CREATE INDEX "incidents_open" ON "incidents" USING btree ("started_at") WHERE "incidents"."resolved_at" is null;