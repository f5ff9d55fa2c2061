ALTER TABLE "api_keys" ADD COLUMN "allowed_addresses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A key that read everything reads every resource; one that wrote everything writes what keys may write at all.
UPDATE "api_keys" SET "scopes" = CASE
	WHEN 'write' = ANY("scopes") THEN ARRAY['events:read', 'events:write', 'participants:read', 'participants:write', 'profile:read', 'analytics:read', 'credits:read']
	ELSE ARRAY['events:read', 'participants:read', 'profile:read', 'analytics:read', 'credits:read']
END;
