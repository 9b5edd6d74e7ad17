CREATE TABLE `trials` (
	`person_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`started_at` integer NOT NULL,
	`subscription_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `trials_user` ON `trials` (`user_id`);