CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "reviewers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "reviewers_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "review_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reasons" text[] NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "resubmitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "register_key" text GENERATED ALWAYS AS (upper(substring(handelsregister_number from '(?i)(HRA|HRB|VR|GNR|PR|GSR)')) || regexp_replace(handelsregister_number, '[^0-9]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "tax_key" text GENERATED ALWAYS AS (nullif(regexp_replace(tax_id, '[^0-9]', '', 'g'), '')) STORED;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (nullif(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^([+]49|0049)?0*', ''), '')) STORED;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "address_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower(address), 'stra(ß|ss)e|str[.]', 'str', 'g'), '[^0-9a-zäöüß]', '', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "name_key" text GENERATED ALWAYS AS (btrim(regexp_replace(regexp_replace(lower(company_name), '\m(g?gmbh|ug|e?gbr|e[.] ?k[.]?|ek|e[.] ?v[.]?|ev|ag|kg|ohg|co|haftungsbeschränkt)\M', ' ', 'g'), '[^0-9a-zäöüß]+', ' ', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reviewer_id" uuid;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_decisions" ADD CONSTRAINT "verification_decisions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_decisions" ADD CONSTRAINT "verification_decisions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_notes_business" ON "review_notes" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "verification_decisions_newest" ON "verification_decisions" USING btree ("business_id","decided_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "businesses_register_key" ON "businesses" USING btree ("register_key");--> statement-breakpoint
CREATE INDEX "businesses_tax_key" ON "businesses" USING btree ("tax_key");--> statement-breakpoint
CREATE INDEX "businesses_phone_key" ON "businesses" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "businesses_address_key" ON "businesses" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "businesses_name_key" ON "businesses" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_reviewer_id" ON "sessions" USING btree ("reviewer_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."user_id", "sessions"."reviewer_id") = 1);