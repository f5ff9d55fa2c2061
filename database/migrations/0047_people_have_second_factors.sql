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
ALTER TABLE "businesses" ADD COLUMN "second_factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "removes_factors_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "factor_removals" ADD CONSTRAINT "factor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenges" ADD CONSTRAINT "sign_in_challenges_reviewer_id_reviewers_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."reviewers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_removals_possible_at" ON "factor_removals" USING btree ("possible_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_reviewer_id" ON "recovery_codes" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "second_factors_user_id" ON "second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "second_factors_reviewer_id" ON "second_factors" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_user_id" ON "sign_in_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_reviewer_id" ON "sign_in_challenges" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "sign_in_challenges_expires_at" ON "sign_in_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at" ON "known_devices" USING btree ("last_seen_at");