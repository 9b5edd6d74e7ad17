CREATE TABLE `used_id_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_id_tokens_expiry` ON `used_id_tokens` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `signed_in_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `browser` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `platform` text;