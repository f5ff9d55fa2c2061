CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "btree_gin";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "cube";--> statement-breakpoint
-- What is counted for every event and day only ever grows: one table for each month, so that what is written today stays small.
-- They stand in a schema of their own, in which the serving role has no rights: it reaches them through the whole.
CREATE SCHEMA IF NOT EXISTS "months";--> statement-breakpoint
CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
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
	"is_test" boolean DEFAULT false NOT NULL,
	"allowed_addresses" text[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone,
	"is_end_noticed" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_keys_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "app_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"position" bigint,
	"type" text NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid,
	"user_id" text,
	"details" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_changes_are_real" CHECK (not (substr("app_changes"."business_id"::text, 15, 1) = '8'))
);
--> statement-breakpoint
CREATE TABLE "app_channel" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last_position" bigint DEFAULT 0 NOT NULL,
	"swept_position" bigint DEFAULT 0 NOT NULL
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
CREATE TABLE "billing_details" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"vat_id" text,
	"email" text NOT NULL,
	"order_number" text,
	"updated_at" timestamp with time zone NOT NULL
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
	"slug" text,
	"profile_image_url" text,
	"accent" text,
	"logo_key" text,
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
	"special_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"closed_on_holidays" boolean DEFAULT false NOT NULL,
	"holiday_land" text,
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
	"licence_number" text,
	"managing_director" text,
	"tax_id" text,
	"contact_preference" text NOT NULL,
	"plan_interest" text,
	"proof_key" text,
	"proof_type" text,
	"proof_hash" text,
	"verification_status" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"resubmitted_at" timestamp with time zone,
	"test_of" uuid,
	"reported_until" date,
	"second_factor_since" timestamp with time zone,
	"hidden_by" uuid,
	"publishing_stopped_by" uuid,
	"writing_stopped_by" uuid,
	"open_measures" integer DEFAULT 0 NOT NULL,
	"register_key" text GENERATED ALWAYS AS (upper(substring(handelsregister_number from '(?i)(HRA|HRB|VR|GNR|PR|GSR)')) || regexp_replace(handelsregister_number, '[^0-9]', '', 'g')) STORED,
	"tax_key" text GENERATED ALWAYS AS (nullif(regexp_replace(tax_id, '[^0-9]', '', 'g'), '')) STORED,
	"phone_key" text GENERATED ALWAYS AS (nullif(regexp_replace(regexp_replace(phone, '[^0-9+]', '', 'g'), '^([+]49|0049)?0*', ''), '')) STORED,
	"address_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(lower(address), 'stra(ß|ss)e|str[.]', 'str', 'g'), '[^0-9a-zäöüß]', '', 'g')) STORED,
	"name_key" text GENERATED ALWAYS AS (btrim(regexp_replace(regexp_replace(lower(company_name), '\m(g?gmbh|ug|e?gbr|e[.] ?k[.]?|ek|e[.] ?v[.]?|ev|ag|kg|ohg|co|haftungsbeschränkt)\M', ' ', 'g'), '[^0-9a-zäöüß]+', ' ', 'g'))) STORED,
	CONSTRAINT "businesses_testOf_unique" UNIQUE("test_of"),
	CONSTRAINT "businesses_test_id" CHECK (("businesses"."test_of" is not null) = (substr("businesses"."id"::text, 15, 1) = '8')),
	CONSTRAINT "businesses_test_is_hidden" CHECK ("businesses"."test_of" is null or "businesses"."verification_status" = 'pending')
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
CREATE TABLE "coupon_uses" (
	"business_id" uuid NOT NULL,
	"code" text NOT NULL,
	"operation_key" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"payment_id" uuid,
	CONSTRAINT "coupon_uses_business_id_code_pk" PRIMARY KEY("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"credits" integer,
	"percent" integer,
	"max_uses" integer,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_one_gift" CHECK (num_nonnulls("coupons"."credits", "coupons"."percent") = 1)
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
	"is_trial_end_noticed" boolean DEFAULT false NOT NULL,
	"owed_credits" integer DEFAULT 0 NOT NULL,
	"frozen_credits" integer DEFAULT 0 NOT NULL,
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
	"purpose" text DEFAULT 'event' NOT NULL,
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
	"kind" text,
	"reply_to" text,
	"headers" jsonb,
	"attachments" jsonb,
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
	"coupon" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demo_returns" (
	"reference" text PRIMARY KEY NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"dispute" text
);
--> statement-breakpoint
CREATE TABLE "demo_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"plan" text NOT NULL,
	"price_cents" integer NOT NULL,
	"credits" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"is_unpaid" boolean DEFAULT false NOT NULL,
	"payment_method" text DEFAULT 'sepa' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "erasures_subject" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "event_holds" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"signals" jsonb NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "event_holds_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"template" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"interval" smallint NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"nth" smallint,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"count" smallint,
	"days" date[] NOT NULL,
	"closed_days" text NOT NULL,
	"publish_days_before" smallint NOT NULL,
	"status" text NOT NULL,
	"paused_for" text,
	"rolled_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_counts" (
	"business_id" uuid NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_counts_business_id_status_pk" PRIMARY KEY("business_id","status")
);
--> statement-breakpoint
CREATE TABLE "event_impressions" (
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"source" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_impressions_event_id_day_hour_source_pk" PRIMARY KEY("event_id","day","hour","source")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "event_views" (
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_views_event_id_day_pk" PRIMARY KEY("event_id","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) NOT NULL,
	"business_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"location" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"event_date" date,
	"start_time" text,
	"end_time" text,
	"night_of" date,
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
	"image_alt" text DEFAULT '' NOT NULL,
	"more_pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" jsonb,
	"status" text NOT NULL,
	"tariff" text NOT NULL,
	"featured_event" boolean NOT NULL,
	"push_notification" boolean NOT NULL,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"repetition" jsonb,
	"series_id" uuid,
	"series_date" date,
	"is_held_back" boolean DEFAULT false NOT NULL,
	"share_public" boolean DEFAULT true NOT NULL,
	"share_friends" boolean DEFAULT false NOT NULL,
	"share_friends_of_friends" boolean DEFAULT false NOT NULL,
	"share_individual" boolean DEFAULT false NOT NULL,
	"external_id" text,
	"credits_spent" integer DEFAULT 0 NOT NULL,
	"charged_items" text[] DEFAULT '{}' NOT NULL,
	"publish_type" text DEFAULT 'immediate' NOT NULL,
	"scheduled_date" date,
	"scheduled_time" text,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"awaits_verification" boolean DEFAULT false NOT NULL,
	"held_until" timestamp with time zone,
	"hold_reasons" text[] DEFAULT '{}' NOT NULL,
	"guest_reminders" boolean DEFAULT true NOT NULL,
	"remind_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"cancelled_until" timestamp with time zone,
	"hidden_by" uuid,
	"is_deleted_then" boolean DEFAULT false NOT NULL,
	"joined_count" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"applied_count" integer DEFAULT 0 NOT NULL,
	"offered_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_code_unique" UNIQUE("code")
);
--> statement-breakpoint
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
CREATE TABLE "event_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"text" text,
	"move" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_notices_reason" UNIQUE("event_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "guest_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notice_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"needs_confirmation" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "guest_notices_guest" UNIQUE("notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "business_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gone_events" (
	"code" text PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"gone_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_opens" (
	"business_id" uuid NOT NULL,
	"event_id" uuid,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"opens" integer NOT NULL,
	CONSTRAINT "page_opens_counted" UNIQUE NULLS NOT DISTINCT("business_id","day","event_id","source")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "guest_businesses" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"place_source" text,
	"accuracy_m" integer,
	"position" "cube" GENERATED ALWAYS AS (case when latitude is not null then cube(array[6371008.8 * cos(radians(latitude)) * cos(radians(longitude)), 6371008.8 * cos(radians(latitude)) * sin(radians(longitude)), 6371008.8 * sin(radians(latitude))]) end) STORED,
	"categories" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "guest_businesses_are_real" CHECK (not (substr("guest_businesses"."business_id"::text, 15, 1) = '8'))
);
--> statement-breakpoint
CREATE TABLE "guest_events" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"place_source" text,
	"accuracy_m" integer,
	"cell" integer,
	"wide_cell" integer GENERATED ALWAYS AS (cell / 4000 * 1000 + cell % 1000 / 4) STORED,
	"starts_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"over_at" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"tags" text[] NOT NULL,
	"characteristics" text[] NOT NULL,
	"compared" text DEFAULT '' NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "guest_events_are_real" CHECK (not (substr("guest_events"."business_id"::text, 15, 1) = '8'))
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_placements" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"shown" bigint NOT NULL
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
CREATE TABLE "invoice_counters" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"business_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_files_business_id_invoice_id_pk" PRIMARY KEY("business_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"corrects" text,
	"language" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"type" text NOT NULL,
	"item" text NOT NULL,
	"credits" integer NOT NULL,
	"gross_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"supplied_at" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "legal_acceptances" (
	"business_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"sheet" jsonb,
	CONSTRAINT "legal_acceptances_business_id_document_version_pk" PRIMARY KEY("business_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "legal_announcements" (
	"business_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_announcements_business_id_document_version_pk" PRIMARY KEY("business_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "measure_complaints" (
	"business_id" uuid NOT NULL,
	"measure_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"outcome" text,
	"reason" text,
	CONSTRAINT "measure_complaints_business_id_measure_id_pk" PRIMARY KEY("business_id","measure_id")
);
--> statement-breakpoint
CREATE TABLE "measure_history" (
	"business_id" uuid NOT NULL,
	"measure_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"step" text NOT NULL,
	"reviewer_id" uuid,
	"text" text,
	"changes" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "measure_history_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "measures" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ground" text NOT NULL,
	"source" text,
	"facts" text NOT NULL,
	"event_id" uuid,
	"event_title" text,
	"is_found_by_program" boolean DEFAULT false NOT NULL,
	"imposed_by" uuid NOT NULL,
	"imposed_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"took_effect_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "measures_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"delivery" text NOT NULL,
	"device_id" uuid,
	"event_id" uuid,
	"participant_id" text,
	"facts" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ownership_offers" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"offered_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "ownership_offers_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_participants" (
	"event_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"business_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"status" text NOT NULL,
	"party_size" integer DEFAULT 1 NOT NULL,
	"answer_by" timestamp with time zone,
	"seq" bigserial NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_participants_event_id_user_id_pk" PRIMARY KEY("event_id","user_id"),
	CONSTRAINT "event_participants_party_size" CHECK ("event_participants"."party_size" between 1 and 6),
	CONSTRAINT "event_participants_answer_by" CHECK (("event_participants"."status" = 'offered') = ("event_participants"."answer_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "place_offers" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"display_name" text NOT NULL,
	"party_size" integer NOT NULL,
	"cause" text NOT NULL,
	"free_places" integer NOT NULL,
	"passed_over" integer NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"removes_factors_since" timestamp with time zone,
	CONSTRAINT "password_resets_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "business_places" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"source" text NOT NULL,
	"accuracy_m" integer NOT NULL,
	"located_at" timestamp with time zone NOT NULL
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
CREATE TABLE "pushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"status" text NOT NULL,
	"day" date NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"low_estimate" integer NOT NULL,
	"audience" integer,
	"sent" integer,
	"delivered" integer,
	"opened" integer,
	"returned_credits" integer DEFAULT 0 NOT NULL,
	"return_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
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
	"accepted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"upload_token_hash" text NOT NULL,
	"proof_key" text,
	"proof_type" text,
	"code_hash" text,
	"link_hash" text,
	"code_expires_at" timestamp with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_uploadTokenHash_unique" UNIQUE("upload_token_hash"),
	CONSTRAINT "registrations_linkHash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_kind" text NOT NULL,
	"business_id" uuid,
	"event_id" uuid,
	"target" text NOT NULL,
	"content" jsonb,
	"first_reported_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"words" text,
	"reviewer_id" uuid,
	"decided_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"named" text,
	"explanation" text,
	"name" text,
	"email" text,
	"app_user_id" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'reviewer' NOT NULL,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "reviewers_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "factor_removals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"stop_hash" text,
	"remove_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"possible_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "factor_removals_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "factor_removals_stopHash_unique" UNIQUE("stop_hash"),
	CONSTRAINT "factor_removals_removeHash_unique" UNIQUE("remove_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"reviewer_id" uuid,
	"salt" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_one_owner" CHECK (num_nonnulls("recovery_codes"."user_id", "recovery_codes"."reviewer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"reviewer_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text,
	"public_key" text,
	"sign_count" bigint,
	"transports" text[],
	"sealed_secret" text,
	"last_step" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "second_factors_credentialId_unique" UNIQUE("credential_id"),
	CONSTRAINT "second_factors_one_owner" CHECK (num_nonnulls("second_factors"."user_id", "second_factors"."reviewer_id") = 1),
	CONSTRAINT "second_factors_kind" CHECK (case "second_factors"."kind" when 'passkey' then num_nonnulls("second_factors"."credential_id", "second_factors"."public_key", "second_factors"."sign_count") = 3
        else "second_factors"."sealed_secret" is not null end)
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"reviewer_id" uuid,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
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
	"opened_with" uuid,
	"user_agent" text,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
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
	"lost_cents" integer DEFAULT 0 NOT NULL,
	"claimed_credits" integer DEFAULT 0 NOT NULL,
	"frozen_credits" integer DEFAULT 0 NOT NULL,
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
	"unpaid_since" timestamp with time zone,
	"unpaid_notices" integer DEFAULT 0 NOT NULL,
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
	"notice_choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"device_choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_opened_at" timestamp with time zone,
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
CREATE TABLE "held_decisions" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reasons" text[] NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL,
	"settles_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "register_lookups" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"looked_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_lookups_business_id_id_pk" PRIMARY KEY("business_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_claims" (
	"business_id" uuid PRIMARY KEY NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
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
CREATE TABLE "undone_decisions" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"undone_at" timestamp with time zone NOT NULL,
	"undone_by" uuid NOT NULL,
	"is_returned" boolean NOT NULL,
	CONSTRAINT "undone_decisions_business_id_id_pk" PRIMARY KEY("business_id","id")
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
	"submitted_at" timestamp with time zone,
	"confirmed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"response_status" integer,
	"error" text,
	"duration_ms" integer NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
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
	"includes_drafts" boolean DEFAULT false NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_previous_secret" text,
	"previous_secret_ends_at" timestamp with time zone,
	"status" text NOT NULL,
	"failing_since" timestamp with time zone,
	"is_quick" boolean DEFAULT false NOT NULL,
	"swept_position" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contract" text NOT NULL,
	"ordered" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_changes" ADD CONSTRAINT "business_changes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_test_of_businesses_id_fk" FOREIGN KEY ("test_of") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "door_marks" ADD CONSTRAINT "door_marks_guest" FOREIGN KEY ("event_id","user_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_holds" ADD CONSTRAINT "event_holds_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_holds" ADD CONSTRAINT "event_holds_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_holds" ADD CONSTRAINT "event_holds_closed_by_reviewers_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_impressions" ADD CONSTRAINT "event_impressions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_views" ADD CONSTRAINT "event_views_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_series_id_event_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."event_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_proposals" ADD CONSTRAINT "fact_proposals_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notices" ADD CONSTRAINT "event_notices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notices" ADD CONSTRAINT "guest_notices_notice_id_event_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."event_notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_notices" ADD CONSTRAINT "guest_notices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_slugs" ADD CONSTRAINT "business_slugs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gone_events" ADD CONSTRAINT "gone_events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_opens" ADD CONSTRAINT "page_opens_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_businesses" ADD CONSTRAINT "guest_businesses_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_events" ADD CONSTRAINT "guest_events_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_placements" ADD CONSTRAINT "top_placements_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_acceptances" ADD CONSTRAINT "legal_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_announcements" ADD CONSTRAINT "legal_announcements_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_complaints" ADD CONSTRAINT "measure_complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_complaints" ADD CONSTRAINT "measure_complaints_decided_by_reviewers_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_complaints" ADD CONSTRAINT "measure_complaints_of" FOREIGN KEY ("business_id","measure_id") REFERENCES "public"."measures"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_history" ADD CONSTRAINT "measure_history_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measure_history" ADD CONSTRAINT "measure_history_of" FOREIGN KEY ("business_id","measure_id") REFERENCES "public"."measures"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measures" ADD CONSTRAINT "measures_imposed_by_reviewers_id_fk" FOREIGN KEY ("imposed_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_devices" ADD CONSTRAINT "notice_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_device_id_notice_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."notice_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_participant" FOREIGN KEY ("event_id","participant_id") REFERENCES "public"."event_participants"("event_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ownership_offers" ADD CONSTRAINT "ownership_offers_offered_by_users_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_offers" ADD CONSTRAINT "place_offers_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_places" ADD CONSTRAINT "business_places_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_member_id_team_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_decisions" ADD CONSTRAINT "held_decisions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_decisions" ADD CONSTRAINT "held_decisions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_decisions" ADD CONSTRAINT "held_decisions_confirmed_by_reviewers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_lookups" ADD CONSTRAINT "register_lookups_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_lookups" ADD CONSTRAINT "register_lookups_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_decisions" ADD CONSTRAINT "undone_decisions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_decisions" ADD CONSTRAINT "undone_decisions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undone_decisions" ADD CONSTRAINT "undone_decisions_undone_by_reviewers_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_decisions" ADD CONSTRAINT "verification_decisions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_decisions" ADD CONSTRAINT "verification_decisions_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_exports_business" ON "account_exports" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "account_exports_person" ON "account_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_exports_expires_at" ON "account_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_keys_business_id" ON "api_keys" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_changes_position" ON "app_changes" USING btree ("position");--> statement-breakpoint
CREATE INDEX "app_changes_unnumbered" ON "app_changes" USING btree ("id") WHERE "app_changes"."position" is null;--> statement-breakpoint
CREATE INDEX "app_changes_created_at" ON "app_changes" USING btree ("created_at");--> statement-breakpoint
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
CREATE INDEX "coupon_uses_code" ON "coupon_uses" USING btree ("code");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("business_id","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_reservations_event" ON "credit_reservations" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "credit_reservations_business" ON "credit_reservations" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "demo_mails_newest" ON "demo_mails" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "demo_checkouts_customer" ON "demo_checkouts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "demo_subscriptions_customer" ON "demo_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "door_marks_order" ON "door_marks" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "door_marks_guest" ON "door_marks" USING btree ("event_id","user_id");--> statement-breakpoint
CREATE INDEX "door_marks_business" ON "door_marks" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "door_marks_member" ON "door_marks" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_open" ON "email_changes" USING btree ("user_id") WHERE changed_at is null;--> statement-breakpoint
CREATE INDEX "email_changes_user_id" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_holds_open" ON "event_holds" USING btree ("event_id") WHERE "event_holds"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "event_holds_event" ON "event_holds" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "event_holds_waiting" ON "event_holds" USING btree ("until","raised_at") WHERE "event_holds"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "event_holds_closed" ON "event_holds" USING btree ("business_id","closed_at");--> statement-breakpoint
CREATE INDEX "event_series_business" ON "event_series" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "event_series_active" ON "event_series" USING btree ("id") WHERE "event_series"."status" = 'active';--> statement-breakpoint
CREATE INDEX "event_impressions_business_day" ON "event_impressions" USING btree ("business_id","day");--> statement-breakpoint
CREATE INDEX "event_views_business_day" ON "event_views" USING btree ("business_id","day");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("business_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_newest_by_status" ON "events" USING btree ("business_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "events_external_id" ON "events" USING btree ("business_id","external_id") WHERE "events"."external_id" is not null and not "events"."is_deleted_then";--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("business_id","event_date");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("business_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_image" ON "events" USING btree ("image_url") WHERE "events"."image_url" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "events_series_date" ON "events" USING btree ("series_id","series_date") WHERE "events"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "events_due" ON "events" USING btree ("publish_at") WHERE "events"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "events_reminders" ON "events" USING btree ("remind_at") WHERE "events"."status" = 'published' and "events"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "events_cancelled" ON "events" USING btree ("cancelled_until") WHERE "events"."cancelled_until" is not null;--> statement-breakpoint
CREATE INDEX "events_held" ON "events" USING btree ("held_until") WHERE "events"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "events_awaiting" ON "events" USING btree ("business_id","event_date") WHERE "events"."awaits_verification";--> statement-breakpoint
CREATE UNIQUE INDEX "fact_proposals_waiting" ON "fact_proposals" USING btree ("business_id","field") WHERE "fact_proposals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "fact_proposals_oldest" ON "fact_proposals" USING btree ("proposed_at","business_id") WHERE "fact_proposals"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "event_notices_business" ON "event_notices" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_notices_business" ON "guest_notices" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "business_slugs_business" ON "business_slugs" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "gone_events_business" ON "gone_events" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "guest_businesses_position" ON "guest_businesses" USING gist ("position");--> statement-breakpoint
CREATE INDEX "guest_businesses_words" ON "guest_businesses" USING gin ("words");--> statement-breakpoint
CREATE INDEX "guest_events_upcoming" ON "guest_events" USING btree ("starts_at","event_id","over_at");--> statement-breakpoint
CREATE INDEX "guest_events_nearby" ON "guest_events" USING btree ("cell","starts_at","event_id","over_at","latitude","longitude");--> statement-breakpoint
CREATE INDEX "guest_events_widely" ON "guest_events" USING btree ("wide_cell","starts_at","event_id","over_at","latitude","longitude");--> statement-breakpoint
CREATE INDEX "guest_featured_upcoming" ON "guest_events" USING btree ("starts_at","event_id","over_at") WHERE "guest_events"."is_featured";--> statement-breakpoint
CREATE INDEX "guest_featured_nearby" ON "guest_events" USING btree ("cell","starts_at","event_id","over_at","latitude","longitude") WHERE "guest_events"."is_featured";--> statement-breakpoint
CREATE INDEX "guest_featured_widely" ON "guest_events" USING btree ("wide_cell","starts_at","event_id","over_at","latitude","longitude") WHERE "guest_events"."is_featured";--> statement-breakpoint
CREATE INDEX "guest_events_business" ON "guest_events" USING btree ("business_id","starts_at");--> statement-breakpoint
CREATE INDEX "guest_events_words" ON "guest_events" USING gin ("words");--> statement-breakpoint
CREATE INDEX "guest_events_compared" ON "guest_events" USING gin ("compared" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "guest_events_kinds" ON "guest_events" USING gin ("tags","characteristics");--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "top_placements_business" ON "top_placements" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("business_id","number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "measure_complaints_waiting" ON "measure_complaints" USING btree ("decided_at","due_at");--> statement-breakpoint
CREATE INDEX "measure_history_measure" ON "measure_history" USING btree ("business_id","measure_id");--> statement-breakpoint
CREATE INDEX "measures_in_force" ON "measures" USING btree ("business_id","ended_at");--> statement-breakpoint
CREATE INDEX "measures_open" ON "measures" USING btree ("ends_at","effective_at");--> statement-breakpoint
CREATE INDEX "notice_devices_user_id" ON "notice_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at") WHERE "notices"."told_at" is null;--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","due_at");--> statement-breakpoint
CREATE INDEX "notices_device" ON "notices" USING btree ("device_id") WHERE "notices"."device_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_event" ON "notices" USING btree ("event_id","participant_id");--> statement-breakpoint
CREATE INDEX "notices_business" ON "notices" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ownership_offers_open" ON "ownership_offers" USING btree ("business_id") WHERE "ownership_offers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "ownership_offers_member" ON "ownership_offers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ownership_offers_person" ON "ownership_offers" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "ownership_offers_expires_at" ON "ownership_offers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "event_participants_order" ON "event_participants" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "event_participants_by_status" ON "event_participants" USING btree ("event_id","status","seq");--> statement-breakpoint
CREATE INDEX "event_participants_waiting" ON "event_participants" USING btree ("event_id","party_size","seq") WHERE "event_participants"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "event_participants_offered" ON "event_participants" USING btree ("answer_by") WHERE "event_participants"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "event_participants_business" ON "event_participants" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "event_participants_search" ON "event_participants" USING gin ("business_id",(' ' || replace(replace(replace(translate(lower(regexp_replace(normalize("display_name", NFD), '[\u0300-\u036F]', '', 'g')), 'øØłŁÆŒẞ-', 'oollæœß '), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_participants_person" ON "event_participants" USING btree ("user_id","created_at" DESC NULLS FIRST,"event_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "event_participants_named" ON "event_participants" USING btree ("created_at") WHERE "event_participants"."display_name" <> '';--> statement-breakpoint
CREATE INDEX "place_offers_event" ON "place_offers" USING btree ("event_id","seq");--> statement-breakpoint
CREATE INDEX "place_offers_business" ON "place_offers" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "place_offers_open" ON "place_offers" USING btree ("event_id","user_id") WHERE "place_offers"."outcome" is null;--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pushes_one_a_day" ON "pushes" USING btree ("business_id","day") WHERE "pushes"."status" <> 'dropped';--> statement-breakpoint
CREATE INDEX "pushes_business" ON "pushes" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "pushes_event" ON "pushes" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "pushes_open" ON "pushes" USING btree ("send_at") WHERE "pushes"."status" in ('planned', 'sent');--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_expires_at" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_open_target" ON "report_cases" USING btree ("target") WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_open" ON "report_cases" USING btree ("due_at","id") WHERE "report_cases"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_decided" ON "report_cases" USING btree ("decided_at","id") WHERE "report_cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "report_cases_kept" ON "report_cases" USING btree ("decided_at") WHERE "report_cases"."forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_of_business" ON "report_cases" USING btree ("business_id","first_reported_at");--> statement-breakpoint
CREATE INDEX "reports_case" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "factor_removals_possible_at" ON "factor_removals" USING btree ("possible_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_reviewer_id" ON "recovery_codes" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "second_factors_user_id" ON "second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factors_reviewer_id" ON "second_factors" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user_id" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_reviewer_id" ON "sign_in_challenges" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expires_at" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "session_tokens_session_id" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expires_at" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_reviewer_id" ON "sessions" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "payments_business" ON "payments" USING btree ("business_id","paid_at");--> statement-breakpoint
CREATE INDEX "stripe_events_received_at" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "team_invitations_business" ON "team_invitations" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "team_invitations_member" ON "team_invitations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "team_invitations_expires_at" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_members_user_id" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "held_decisions_settles" ON "held_decisions" USING btree ("settles_at");--> statement-breakpoint
CREATE INDEX "register_lookups_time" ON "register_lookups" USING btree ("looked_up_at");--> statement-breakpoint
CREATE INDEX "review_notes_business" ON "review_notes" USING btree ("business_id","created_at");--> statement-breakpoint
CREATE INDEX "undone_decisions_undone" ON "undone_decisions" USING btree ("undone_at");--> statement-breakpoint
CREATE INDEX "verification_decisions_newest" ON "verification_decisions" USING btree ("business_id","decided_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery_id" ON "webhook_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_position" ON "webhook_deliveries" USING btree ("webhook_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_business" ON "webhook_deliveries" USING btree ("business_id","webhook_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_business_id" ON "webhooks" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "withdrawals_created_at" ON "withdrawals" USING btree ("created_at");--> statement-breakpoint
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
-- What is append-only for everybody goes in two cases: when it is three years old, and what it says of a business that was deleted.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."business_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM public."businesses" WHERE "id" = OLD."business_id") THEN
			RETURN OLD; -- the business itself is deleted
		END IF;
		IF OLD."created_at" < now() - interval '3 years' THEN
			RETURN OLD;
		END IF;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF NEW."before" IS NULL AND NEW."after" IS NULL
			AND (NEW."id", NEW."business_id", NEW."actor", NEW."action", NEW."subject", NEW."created_at")
				IS NOT DISTINCT FROM (OLD."id", OLD."business_id", OLD."actor", OLD."action", OLD."subject", OLD."created_at")
			AND EXISTS (SELECT 1 FROM public."businesses" WHERE "id" = OLD."business_id" AND "closed_at" IS NOT NULL) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'audit_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_no_truncate" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
-- as before, but a new event has one row to count in, so that nothing is looked up and locked first
CREATE FUNCTION "count_events"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"before" text := CASE WHEN TG_OP <> 'INSERT' THEN OLD."status" END;
	"after" text := CASE WHEN TG_OP <> 'DELETE' THEN NEW."status" END;
	"business" uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."business_id" ELSE NEW."business_id" END;
BEGIN
	IF "before" IS NOT DISTINCT FROM "after" THEN
		RETURN NULL;
	END IF;
	IF "before" IS NOT NULL THEN
		-- both rows are locked in one order, so that two changes never wait for each other
		PERFORM FROM "event_counts" WHERE "business_id" = "business" AND "status" IN ("before", "after") ORDER BY "status" FOR UPDATE;
		UPDATE "event_counts" SET "count" = "count" - 1 WHERE "business_id" = "business" AND "status" = "before";
	END IF;
	IF "after" IS NOT NULL THEN
		INSERT INTO "event_counts" VALUES ("business", "after", 1)
		ON CONFLICT ("business_id", "status") DO UPDATE SET "count" = "event_counts"."count" + 1;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- deferred: counted at the end of a transaction, after every other lock it takes
CREATE CONSTRAINT TRIGGER "events_counted" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "events" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "count_events"();--> statement-breakpoint
-- How rare a word is decides by which index it is looked for: ten times as many words are worth knowing than by default.
ALTER TABLE "guest_events" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "guest_businesses" ALTER COLUMN "words" SET STATISTICS 1000;--> statement-breakpoint
-- Makes the table of one month, unless there is one, with the rows that had to be put aside meanwhile; returns how many those were.
CREATE FUNCTION "make_month"("whole" text, "month" date) RETURNS bigint LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	"suffix" text := to_char("month", 'YYYY_MM');
	"part" text := "whole" || '_' || "suffix";
	"rest" text := "whole" || '_rest';
	"next" date := "month" + interval '1 month';
	"moved" bigint;
BEGIN
	IF EXISTS (
		SELECT FROM pg_tables WHERE "schemaname" = 'months' AND (
			"tablename" = "part"
			OR starts_with("tablename", "whole" || '_until_') AND "tablename" >= "whole" || '_until_' || "suffix"
		)
	) THEN
		RETURN 0;
	END IF;
	-- nothing is put aside while it moves
	EXECUTE format('LOCK TABLE months.%I IN ACCESS EXCLUSIVE MODE', "rest");
	EXECUTE format('CREATE TABLE months.%I (LIKE public.%I INCLUDING ALL)', "part", "whole");
	EXECUTE format(
		'WITH moved AS (DELETE FROM months.%I WHERE day >= %L AND day < %L RETURNING *) INSERT INTO months.%I SELECT * FROM moved',
		"rest", "month", "next", "part"
	);
	GET DIAGNOSTICS "moved" = ROW_COUNT;
	-- attached, and not made as a part: that would keep everybody waiting who counts
	EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)', "whole", "part", "month", "next");
	RETURN "moved";
END
$$;--> statement-breakpoint
-- With the rights of the owner, so that the serving role needs none to change the schema; it can choose neither tables nor months.
CREATE FUNCTION "make_months"() RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
	"whole" text;
	"ahead" integer;
	"moved" bigint := 0;
BEGIN
	-- the turn of whoever changes the schema
	PERFORM pg_advisory_xact_lock(7231104);
	FOREACH "whole" IN ARRAY ARRAY['event_impressions', 'event_views', 'page_opens'] LOOP
		FOR "ahead" IN 0..3 LOOP
			"moved" := "moved" + public.make_month("whole", (date_trunc('month', current_date) + make_interval(months => "ahead"))::date);
		END LOOP;
	END LOOP;
	RETURN "moved";
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "make_month"(text, date) FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION "make_months"() FROM PUBLIC;--> statement-breakpoint
-- With the rights of the owner, and the trigger decides: the serving role may do nothing else to the log. In pieces, so that a statement ends in time.
CREATE FUNCTION "forget_old_audit"() RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	"gone" bigint;
BEGIN
	DELETE FROM public."audit_entries" WHERE "id" IN (
		SELECT "id" FROM public."audit_entries" WHERE "created_at" < now() - interval '3 years' LIMIT 5000
	);
	GET DIAGNOSTICS "gone" = ROW_COUNT;
	RETURN "gone";
END
$$;--> statement-breakpoint
CREATE FUNCTION "empty_audit_of"("closed" uuid) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	"emptied" bigint;
BEGIN
	UPDATE public."audit_entries" SET "before" = NULL, "after" = NULL WHERE "id" IN (
		SELECT "id" FROM public."audit_entries"
		WHERE "business_id" = "closed" AND ("before" IS NOT NULL OR "after" IS NOT NULL)
			AND EXISTS (SELECT 1 FROM public."businesses" WHERE "id" = "closed" AND "closed_at" IS NOT NULL)
		LIMIT 5000
	);
	GET DIAGNOSTICS "emptied" = ROW_COUNT;
	RETURN "emptied";
END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "forget_old_audit"() FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION "empty_audit_of"(uuid) FROM PUBLIC;--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "installation" WHERE "mode" = 'demo') THEN
		RETURN OLD; -- what the demo issued is not valid, and goes with it
	END IF;
	IF TG_OP = 'DELETE' AND left(OLD.number, 4)::int < extract(year from now()) - 10 THEN
		RETURN OLD; -- no law wants it any more
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE TRIGGER "invoices_no_truncate" BEFORE TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
CREATE FUNCTION "refuse_invoice_file_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM "installation" WHERE "mode" = 'demo') THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'DELETE' AND NOT EXISTS (
		SELECT 1 FROM "invoices"
		WHERE "business_id" = OLD.business_id AND "id" = OLD.invoice_id AND left("number", 4)::int >= extract(year from now()) - 10
	) THEN
		RETURN OLD; -- it goes before its invoice, which may go
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER "invoice_files_append_only" BEFORE UPDATE OR DELETE ON "invoice_files" FOR EACH ROW EXECUTE FUNCTION "refuse_invoice_file_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_files_no_truncate" BEFORE TRUNCATE ON "invoice_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();--> statement-breakpoint
DO $$
DECLARE
	"whole" text;
	"next" date := date_trunc('month', current_date) + interval '1 month';
BEGIN
	FOREACH "whole" IN ARRAY ARRAY['event_impressions', 'event_views', 'page_opens'] LOOP
		EXECUTE format('CREATE TABLE months.%I PARTITION OF public.%I DEFAULT', "whole" || '_rest', "whole");
		EXECUTE format(
			'CREATE TABLE months.%I PARTITION OF public.%I FOR VALUES FROM (MINVALUE) TO (%L)',
			"whole" || '_until_' || to_char(current_date, 'YYYY_MM'), "whole", "next"
		);
	END LOOP;
	PERFORM public.make_months();
END
$$;--> statement-breakpoint
INSERT INTO "app_channel" DEFAULT VALUES;
