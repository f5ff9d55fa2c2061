CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin";--> statement-breakpoint
CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"size_bytes" bigint,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"allowed_addresses" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"profile_image_url" text,
	"description" text DEFAULT '' NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"public_phone" text,
	"public_email" text,
	"website_url" text,
	"show_phone" boolean DEFAULT false NOT NULL,
	"show_email" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"extraordinary_closures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_profiles_businessId_unique" UNIQUE("business_id")
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"business_type" text NOT NULL,
	"custom_business_type" text,
	"legal_form" text NOT NULL,
	"handelsregister_number" text,
	"managing_director" text,
	"tax_id" text,
	"contact_preference" text NOT NULL,
	"plan_interest" text,
	"proof_key" text,
	"proof_type" text,
	"verification_status" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"resubmitted_at" timestamp with time zone,
	"register_key" text GENERATED ALWAYS AS (upper(substring(handelsregister_number from '(?i)(HRA|HRB|VR|GNR|PR|GSR)')) || regexp_replace(handelsregister_number, '[^0-9]', '', 'g')) STORED,
	"tax_key" text GENERATED ALWAYS AS (nullif(regexp_replace(tax_id, '[^0-9]', '', 'g'), '')) STORED,
	"phone_key" text GENERATED ALWAYS AS (nullif(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^([+]49|0049)?0*', ''), '')) STORED,
	"address_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower(address), 'stra(ß|ss)e|str[.]', 'str', 'g'), '[^0-9a-zäöüß]', '', 'g')) STORED,
	"name_key" text GENERATED ALWAYS AS (btrim(regexp_replace(regexp_replace(lower(company_name), '\m(g?gmbh|ug|e?gbr|e[.] ?k[.]?|ek|e[.] ?v[.]?|ev|ag|kg|ohg|co|haftungsbeschränkt)\M', ' ', 'g'), '[^0-9a-zäöüß]+', ' ', 'g'))) STORED
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"plan_balance" integer NOT NULL,
	"plan_total" integer NOT NULL,
	"plan_ends_at" timestamp with time zone,
	"plan_lapses_at" timestamp with time zone,
	"plan_period_id" uuid DEFAULT gen_random_uuid(),
	"purchased_balance" integer NOT NULL,
	"is_low_noticed" boolean DEFAULT false NOT NULL,
	"owed_credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_accounts_plan_not_negative" CHECK ("credit_accounts"."plan_balance" >= 0),
	CONSTRAINT "credit_accounts_purchased_not_negative" CHECK ("credit_accounts"."purchased_balance" >= 0),
	CONSTRAINT "credit_accounts_owed_not_negative" CHECK ("credit_accounts"."owed_credits" >= 0),
	CONSTRAINT "credit_accounts_owed_before_spent" CHECK ("credit_accounts"."owed_credits" = 0 or "credit_accounts"."plan_balance" + "credit_accounts"."purchased_balance" = 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_id" uuid NOT NULL,
	"bucket" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"event_id" uuid,
	"actor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_balance_not_negative" CHECK ("credit_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"plan_credits" integer NOT NULL,
	"purchased_credits" integer NOT NULL,
	"plan_period_id" uuid,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"reply_to" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"item" text NOT NULL,
	"price_cents" integer NOT NULL,
	"credits" integer NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"plan" text NOT NULL,
	"price_cents" integer NOT NULL,
	"credits" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_counts" (
	"business_id" uuid NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_counts_business_id_status_pk" PRIMARY KEY("business_id","status")
);
--> statement-breakpoint
CREATE TABLE "event_views" (
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "event_views_event_id_day_pk" PRIMARY KEY("event_id","day")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"event_date" date,
	"start_time" text,
	"end_time" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"event_type" text DEFAULT 'event' NOT NULL,
	"participant_type" text DEFAULT 'unlimited' NOT NULL,
	"capacity" integer,
	"waiting_list" boolean DEFAULT false NOT NULL,
	"approval_method" text DEFAULT 'first_come' NOT NULL,
	"ticket_type" text DEFAULT 'free' NOT NULL,
	"ticket_price" integer,
	"ticket_url" text,
	"box_office" boolean DEFAULT false NOT NULL,
	"box_office_price" integer,
	"category" jsonb,
	"search_text" text NOT NULL,
	"image_url" text,
	"status" text NOT NULL,
	"tariff" text NOT NULL,
	"featured_event" boolean NOT NULL,
	"push_notification" boolean NOT NULL,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"share_public" boolean DEFAULT true NOT NULL,
	"share_friends" boolean DEFAULT false NOT NULL,
	"share_friends_of_friends" boolean DEFAULT false NOT NULL,
	"share_individual" boolean DEFAULT false NOT NULL,
	"credits_spent" integer DEFAULT 0 NOT NULL,
	"charged_items" text[] DEFAULT '{}' NOT NULL,
	"publish_type" text DEFAULT 'immediate' NOT NULL,
	"scheduled_date" date,
	"scheduled_time" text,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"awaits_verification" boolean DEFAULT false NOT NULL,
	"joined_count" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"applied_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"key_check" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "event_participants" (
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"business_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"status" text NOT NULL,
	"seq" bigserial NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_participants_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_resets_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "postcodes" (
	"postcode" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"towns" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"language" text NOT NULL,
	"form" jsonb NOT NULL,
	"upload_token_hash" text NOT NULL,
	"proof_key" text,
	"proof_type" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_uploadTokenHash_unique" UNIQUE("upload_token_hash")
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "reviewers_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"reviewer_id" uuid,
	"is_remembered" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."user_id", "sessions"."reviewer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"type" text NOT NULL,
	"item" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"credits" integer NOT NULL,
	"buyer" jsonb NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed_cents" integer DEFAULT 0 NOT NULL,
	"claimed_credits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"status" text NOT NULL,
	"plan_type" text,
	"current_period_end" timestamp with time zone,
	"cancels_at_period_end" boolean DEFAULT false NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"readings_begun" integer DEFAULT 0 NOT NULL,
	"last_reading" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_businessId_unique" UNIQUE("business_id"),
	CONSTRAINT "subscriptions_stripeCustomerId_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"member_id" uuid,
	"invited_by" uuid,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "team_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" uuid,
	"user_email" text NOT NULL,
	"user_name" text,
	"role" text NOT NULL,
	"permissions" text[] NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_members_business_email" UNIQUE("business_id","user_email")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
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
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"response_status" integer,
	"error" text,
	"duration_ms" integer NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_type" text NOT NULL,
	"body" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"url" text NOT NULL,
	"event_types" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_previous_secret" text,
	"previous_secret_ends_at" timestamp with time zone,
	"status" text NOT NULL,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_changes" ADD CONSTRAINT "business_changes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_views" ADD CONSTRAINT "event_views_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_decisions" ADD CONSTRAINT "verification_decisions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_decisions" ADD CONSTRAINT "verification_decisions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_business" ON "account_exports" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "account_exports_expires_at" ON "account_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_keys_business_id" ON "api_keys" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("business_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "business_changes_after" ON "business_changes" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "business_changes_created_at" ON "business_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "businesses_user_id" ON "businesses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "businesses_register_key" ON "businesses" USING btree ("register_key");--> statement-breakpoint
CREATE INDEX "businesses_tax_key" ON "businesses" USING btree ("tax_key");--> statement-breakpoint
CREATE INDEX "businesses_phone_key" ON "businesses" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "businesses_address_key" ON "businesses" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "businesses_name_key" ON "businesses" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "businesses_verification" ON "businesses" USING btree ("verification_status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("business_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_reservations_event" ON "credit_reservations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "credit_reservations_business" ON "credit_reservations" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "demo_mails_newest" ON "demo_mails" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demo_checkouts_customer" ON "demo_checkouts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "demo_subscriptions_customer" ON "demo_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "event_views_business_day" ON "event_views" USING btree ("business_id","day");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("business_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_newest_by_status" ON "events" USING btree ("business_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("business_id","event_date");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("business_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_image" ON "events" USING btree ("image_url") WHERE "events"."image_url" is not null;--> statement-breakpoint
CREATE INDEX "events_due" ON "events" USING btree ("publish_at") WHERE "events"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "events_awaiting" ON "events" USING btree ("business_id","event_date") WHERE "events"."awaits_verification";--> statement-breakpoint
CREATE INDEX "events_upcoming" ON "events" USING btree ("starts_at","id") WHERE "events"."status" = 'published' and "events"."share_public";--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "event_participants_order" ON "event_participants" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "event_participants_by_status" ON "event_participants" USING btree ("event_id","status","seq");--> statement-breakpoint
CREATE INDEX "event_participants_business" ON "event_participants" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_expires_at" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_tokens_session_id" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expires_at" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_reviewer_id" ON "sessions" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "payments_business" ON "payments" USING btree ("business_id","paid_at");--> statement-breakpoint
CREATE INDEX "stripe_events_received_at" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "team_invitations_member" ON "team_invitations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_invitations_expires_at" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_members_user_id" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_notes_business" ON "review_notes" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "verification_decisions_newest" ON "verification_decisions" USING btree ("business_id","decided_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery_id" ON "webhook_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_business_id" ON "webhooks" USING btree ("business_id");--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "businesses" WHERE "id" = OLD."business_id") THEN
		RETURN OLD; -- the business itself is deleted
	END IF;
	RAISE EXCEPTION 'credit_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "credit_entries_no_truncate" BEFORE TRUNCATE ON "credit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."business_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "businesses" WHERE "id" = OLD."business_id") THEN
		RETURN OLD; -- the business itself is deleted
	END IF;
	RAISE EXCEPTION 'audit_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_no_truncate" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE FUNCTION "count_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" text := CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" END;
	"after" text := CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" END;
	"business" uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."business_id" ELSE NEW."business_id" END;
BEGIN
	IF "before" IS NOT DISTINCT FROM "after" THEN
		RETURN NULL;
	END IF;
	-- both rows are locked in one order, so that two changes never wait for each other
	PERFORM FROM "event_counts" WHERE "business_id" = "business" AND "status" IN ("before", "after") ORDER BY "status" FOR UPDATE;
	UPDATE "event_counts" SET "count" = "count" - 1 WHERE "business_id" = "business" AND "status" = "before";
	IF "after" IS NOT NULL THEN
		INSERT INTO "event_counts" VALUES ("business", "after", 1)
		ON CONFLICT ("business_id", "status") DO UPDATE SET "count" = "event_counts"."count" + 1;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- deferred: counted at the end of a transaction, after every other lock it takes
CREATE CONSTRAINT TRIGGER "events_counted" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_events"();
