-- outside of a transaction
CREATE INDEX CONCURRENTLY "api_keys_prefix" ON "api_keys" USING btree ("prefix");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "api_keys_ending" ON "api_keys" USING btree ("ending");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entries_request" ON "audit_entries" USING btree ("request_id") WHERE "audit_entries"."request_id" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "billing_details_email" ON "billing_details" USING btree ("email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "business_profiles_name" ON "business_profiles" USING gin ("display_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "businesses_email" ON "businesses" USING btree ("email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "businesses_director" ON "businesses" USING gin ("managing_director" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "team_members_email" ON "team_members" USING btree ("user_email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "team_members_name" ON "team_members" USING gin ("user_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_name" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_email_part" ON "users" USING gin ("email" gin_trgm_ops);
